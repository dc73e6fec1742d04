import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Endpoint } from './embedded-settings.ts'

/** Part of every socket's name: PostgreSQL makes the file name from it. */
const SOCKET_PORT = 5432
const TEMP_PREFIX = 'postgres-socket-'

/**
 * Where the server of the folder `home` listens: a Unix socket that only `owner` can reach.
 *
 * A socket's path may have about 100 bytes (sockaddr_un: 108 on Linux, 104 on macOS), so a long DATA_DIR gets a short
 * private folder in the temporary folder; `previous`, the socket folder of the last run, is used again there.
 */
export async function chooseEndpoint(
  home: string,
  owner: { uid: number; gid: number },
  previous: string | undefined,
): Promise<Endpoint> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() }
  const inHome = join(home, 'socket')
  if (isUsable(inHome)) {
    mkdirSync(inHome, { recursive: true, mode: 0o700 })
    return ownedBy(owner, inHome)
  }
  if (previous !== undefined && isPrivateTemp(previous, owner.uid))
    return { host: previous, port: SOCKET_PORT }
  const parent = isUsable(join(tmpdir(), `${TEMP_PREFIX}123456`)) ? tmpdir() : '/tmp'
  return ownedBy(owner, mkdtempSync(join(parent, TEMP_PREFIX)))
}

/** The file that exists while a server listens at `endpoint`; undefined for a TCP address. */
export function socketFile(endpoint: Endpoint): string | undefined {
  return endpoint.host.startsWith('/') ? join(endpoint.host, `.s.PGSQL.${endpoint.port}`) : undefined
}

/** Removes a folder that `chooseEndpoint` made in the temporary folder. */
export function removeTempEndpoint(endpoint: Endpoint): void {
  if (isTemp(endpoint.host)) rmSync(endpoint.host, { recursive: true, force: true })
}

/** PostgreSQL parses the setting as a list: a comma or a quotation mark in a path would split it. */
function isUsable(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= 100 && !/[",]/.test(folder)
}

function isTemp(folder: string): boolean {
  return folder.startsWith(join(dirname(folder), TEMP_PREFIX))
}

/** Every user may create folders in the temporary folder: only one of ours, closed to other users, is trusted. */
function isPrivateTemp(folder: string, uid: number): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return isTemp(folder) && found?.isDirectory() === true && found.uid === uid && (found.mode & 0o077) === 0
}

function ownedBy(owner: { uid: number; gid: number }, folder: string): Endpoint {
  chmodSync(folder, 0o700)
  chownSync(folder, owner.uid, owner.gid)
  return { host: folder, port: SOCKET_PORT }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
