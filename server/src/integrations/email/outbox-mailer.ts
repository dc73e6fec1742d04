import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Log } from '../../platform/log/log.ts'
import { type Mail, type Mailer, MailError } from '../../platform/mail/mailer.ts'
import { messagesOf, type Sender } from './mail-messages.ts'

export interface OutboxSettings {
  /** Created when missing. */
  readonly folder: string
  readonly from: Sender
  readonly log: Log
  /** How many messages are kept; older ones are removed (MAIL-16). */
  readonly keep?: number
}

/** Writes each message into a file of its own, readable for its owner alone, which any mail program opens (MAIL-16). */
export function createOutboxMailer({ folder, from, log, keep = 1000 }: OutboxSettings): Mailer {
  const nextName = namesInOrder()

  /** Writes under another name and renames, so that no reader sees half a file. */
  async function write(content: Buffer): Promise<void> {
    const path = join(folder, nextName())
    const unfinished = `${path}${UNFINISHED}`
    await writeFile(unfinished, content, { mode: 0o600, flag: 'wx', flush: true })
    await rename(unfinished, path)
  }

  /** Removes old messages, and unfinished files of a crash; never files that this mailer did not write. */
  async function removeOld(): Promise<void> {
    const names = (await readdir(folder)).filter((name) => OURS.test(name)).sort()
    const old = names.slice(0, Math.max(0, names.length - keep))
    await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
  }

  return {
    async send(...mails: readonly Mail[]) {
      const messages = messagesOf(mails, from)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        for (const message of messages) {
          await write(await new MailComposer({ ...message, newline: 'windows' }).compile().build())
        }
      } catch (error) {
        log.error({ err: error }, 'An email could not be written to the outbox')
        throw new MailError('The messages could not be written')
      }
      await removeOld().catch((error: unknown) =>
        log.warn({ err: error }, 'Old emails could not be removed from the outbox'),
      )
    },
  }
}

const UNFINISHED = '.part'
const OURS = /^\d{8}T\d{9}Z-[0-9a-f]{12}\.eml(\.part)?$/

/** File names from the time in UTC, so that they sort in order; a random part keeps those of processes apart. */
function namesInOrder(): () => string {
  let last = 0
  return () => {
    last = Math.max(Date.now(), last + 1)
    const time = new Date(last).toISOString().replaceAll(/[-:.]/g, '')
    return `${time}-${randomBytes(6).toString('hex')}.eml`
  }
}
