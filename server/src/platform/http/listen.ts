import { StartupError } from '../database/startup-error.ts'
import type { HttpApp } from './http-app.ts'

/** Listens; answers the port, which port 0 leaves to the system. Throws StartupError where a person must act. */
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

/** The address that a person types to get there. */
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
    ENOTFOUND: `Nobody knows the host ${host}. Set HOST to an address of this machine.`,
  }
}
