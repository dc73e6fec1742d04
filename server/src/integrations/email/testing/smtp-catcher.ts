import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A fake mail server: real SMTP on the loopback interface, which keeps the messages. */
export interface SmtpCatcher {
  readonly port: number
  readonly url: string
  readonly caught: readonly CaughtMail[]
  /** User names that signed in, one for each connection. */
  readonly signedIn: readonly string[]
  close(): Promise<void>
}

export interface CaughtMail {
  readonly to: readonly string[]
  readonly raw: string
}

/**
 * Accepts email from clients that sign in as ann with the password p:w@, or from all clients when `options` say
 * authOptional. Receivers whose address begins with "nobody" are refused, and the refusal repeats the address, as many
 * servers do.
 */
export async function startSmtpCatcher(options: SMTPServerOptions = {}, port = 0): Promise<SmtpCatcher> {
  const caught: CaughtMail[] = []
  const signedIn: string[] = []
  const server = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    closeTimeout: 50,
    onAuth({ username, password }, _session, done) {
      if (username !== 'ann' || password !== PASSWORD) return done(new Error(`${username} is not welcome`))
      signedIn.push(username)
      done(null, { user: username })
    },
    onRcptTo({ address }, _session, done) {
      if (!address.startsWith('nobody')) return done()
      done(Object.assign(new Error(`<${address}> is unknown here`), { responseCode: 550 }))
    },
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        caught.push({ to, raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
    ...options,
  })
  // Some tests hang up in the middle of a message.
  server.on('error', () => undefined)
  const socket = server.listen(port, '127.0.0.1')
  await once(socket, 'listening')
  const { port: taken } = socket.address() as AddressInfo
  return {
    port: taken,
    url: `smtp://ann:${encodeURIComponent(PASSWORD)}@127.0.0.1:${taken}`,
    caught,
    signedIn,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A password whose characters have to be escaped in a URL. */
const PASSWORD = 'p:w@'
