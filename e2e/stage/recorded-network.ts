import dns from 'node:dns'
import dgram from 'node:dgram'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isIP, Socket } from 'node:net'

/**
 * Loaded into a server process before the server: every connection, name and datagram that is not for this machine is
 * written to the file RECORDED_NETWORK, one a line, and refused.
 */
const file = process.env['RECORDED_NETWORK'] ?? ''

function isLocal(host: unknown): boolean {
  if (host === undefined || host === null || host === '') return true
  if (typeof host !== 'string') return false
  return (
    host === 'localhost' || (isIP(host) !== 0 && /^(?:127\.|::1$|::ffff:127\.|0\.0\.0\.0$|::$)/.test(host))
  )
}

function refuse(what: string): Error {
  appendFileSync(file, `${what}\n`)
  return Object.assign(new Error(`refused: ${what}`), { code: 'ENETUNREACH' })
}

type Connect = (this: Socket, ...args: unknown[]) => Socket
const { connect } = Socket.prototype as unknown as { connect: Connect }

/** The options of a connection, however it was asked for; `net.connect` passes them in an array. */
function hostOf([first, second]: readonly unknown[]): unknown {
  const wanted: unknown = Array.isArray(first) ? first[0] : first
  if (typeof wanted === 'object' && wanted !== null) {
    return 'path' in wanted && typeof wanted.path === 'string' ? undefined : Reflect.get(wanted, 'host')
  }
  return typeof wanted === 'number' ? second : undefined
}

Object.assign(Socket.prototype, {
  connect(this: Socket, ...args: unknown[]): Socket {
    const host = hostOf(args)
    if (isLocal(host)) return connect.apply(this, args)
    const error = refuse(`connect ${String(host)}`)
    process.nextTick(() => this.destroy(error))
    return this
  },
})

type Resolve = (name: string, ...rest: unknown[]) => unknown

/** Functions of `dns` that ask for a name: their callback, or their promise, gets the refusal. */
function recordNames(functions: object, isPromise: boolean): void {
  for (const [name, resolve] of Object.entries(functions) as [string, Resolve][]) {
    if (typeof resolve !== 'function' || !/^(?:lookup|resolve|reverse)/.test(name)) continue
    const recorded: Resolve = (asked, ...rest) => {
      if (isLocal(asked)) return resolve(asked, ...rest)
      const error = refuse(`${name} ${asked}`)
      if (isPromise) return Promise.reject(error)
      const callback = rest.at(-1)
      if (typeof callback === 'function') process.nextTick(callback, error)
      return undefined
    }
    Reflect.set(functions, name, recorded)
  }
}

recordNames(dns, false)
recordNames(dns.promises, true)

Object.assign(dgram.Socket.prototype, {
  send(): void {
    throw refuse('datagram')
  },
})

syncBuiltinESMExports()
