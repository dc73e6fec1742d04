import { constants } from 'node:fs'
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Outbox } from '../../features/outbox/ports.ts'
import type { Log } from '../../platform/log/log.ts'
import { readHead, readMessage } from './read-message.ts'

/** Bytes in which the headers of a message end, and those that are read of a whole one. */
const HEAD_BYTES = 16_384
const MESSAGE_BYTES = 2_000_000

/**
 * Removes the messages to an address for which `isMeant` holds from `folder`, also those that were written before a mail
 * server was set (PROFILE-11). Never rejects: what could not be removed is logged.
 */
export function createOutboxEraser(
  folder: string,
  log: Log,
): (isMeant: (address: string) => boolean) => Promise<void> {
  return async (isMeant) => {
    try {
      for (const name of await messagesIn(folder)) {
        const raw = await readStart(join(folder, name), HEAD_BYTES)
        if (raw !== null && isMeant(addressIn(readHead(raw).to)))
          await rm(join(folder, name), { force: true })
      }
    } catch (error) {
      log.error({ err: error }, 'Emails to a deleted account could not be removed from the outbox')
    }
  }
}

/** Every message of the outbox has one receiver. */
function addressIn(header: string): string {
  return header.replace(/^.*<([^>]*)>$/, '$1')
}

/**
 * Reads the messages that the outbox mailer wrote into `folder`, and no other file: neither one of another name nor what
 * a link in the folder leads to (MAIL-38).
 */
export function createOutboxReader(folder: string): Outbox {
  return {
    async newest(count) {
      const names = (await messagesIn(folder)).sort().slice(-count).reverse()
      const entries = await Promise.all(
        names.map(async (name) => {
          const raw = await readStart(join(folder, name), HEAD_BYTES)
          return raw === null ? [] : [{ name, writtenAt: timeOf(name), ...readHead(raw) }]
        }),
      )
      return entries.flat()
    },

    async open(name) {
      if (!MESSAGE_NAME.test(name)) return null
      const raw = await readStart(join(folder, name), MESSAGE_BYTES)
      return raw === null ? null : { name, writtenAt: timeOf(name), ...readMessage(raw) }
    },
  }
}

async function messagesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(emptyWhenMissing)).filter((name) => MESSAGE_NAME.test(name))
}

const MESSAGE_NAME = /^\d{8}T\d{9}Z-[0-9a-f]{12}\.eml$/

/** The start of a file as text; null when it is gone, as the oldest ones go, or no plain file. */
async function readStart(path: string, bytes: number): Promise<string | null> {
  // Non-blocking, since a pipe would be waited for.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const file = await open(path, flags).catch(nullWhenUnreadable)
  if (file === null) return null
  try {
    const status = await file.stat()
    if (!status.isFile()) return null
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(bytes, status.size)), 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Milliseconds since 1970, from the name of the message: 20261124T093000123Z-… */
function timeOf(name: string): number {
  const [, year, month, day, hours, minutes, seconds, ms] =
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z/.exec(name) ?? []
  const time = Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${ms}Z`)
  return Number.isNaN(time) ? 0 : time
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
  throw error
}

function nullWhenUnreadable(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ELOOP', 'ENOTDIR', 'EMLINK', 'ENXIO'].includes(error.code ?? '')) return null
  throw error
}
