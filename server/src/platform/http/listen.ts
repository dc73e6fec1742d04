import { StartupError } from '../database/startup-error.ts'
import type { HttpApp } from './http-app.ts'

/** Listens; returns the port, which the system chooses for port 0. Throws StartupError when the operator has to act. */
export async function listen(app: HttpApp, { host, port }: { host: string; port: number }): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const sentence = reasons(host, port)[code]
    if (sentence === undefined) throw error
    throw new StartupError(sentence, { cause: error })
  }
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** The address to type into a browser. */
export function urlOf(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

function reasons(host: string, port: number): Readonly<Record<string, string>> {
  return {
    EADDRINUSE: `Port ${port} is in use by another program. Stop that one, or set PORT to another number.`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one it has, or to 0.0.0.0 for all of them.`,
    ENOTFOUND: `The host ${host} is unknown. Set HOST to an address of this machine.`,
  }
}
