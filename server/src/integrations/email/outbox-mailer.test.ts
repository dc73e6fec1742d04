import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { MailError } from '../../platform/mail/mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { MAIL, SENDER } from './testing/mail.ts'

function outbox(keep?: number) {
  const home = mkdtempSync(join(tmpdir(), 'outbox-test-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const folder = join(home, 'outbox')
  const logged: string[] = []
  const log = createLog('info', { write: (line: string) => void logged.push(line) })
  const mailer = createOutboxMailer({ folder, from: SENDER, log, ...(keep !== undefined && { keep }) })
  const texts = () =>
    readdirSync(folder).map((name) => /^text-\d+/m.exec(readFileSync(join(folder, name), 'utf8'))?.[0])
  return { ...mailer, folder, logged, texts }
}

describe('the outbox', () => {
  test('MAIL-16: messages are files in the order they were sent, readable for their owner alone', async () => {
    const { send, folder, texts } = outbox()
    for (let at = 10; at < 40; at += 1) await send({ ...MAIL, text: `text-${at}` })
    const names = readdirSync(folder)
    for (const name of names) expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{12}\.eml$/)
    expect(texts()).toEqual(Array.from({ length: 30 }, (_, at) => `text-${at + 10}`))
    expect(names.map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual(names.map(() => 0o600))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('MAIL-16: only the newest messages are kept, and files that the mailer did not write stay', async () => {
    const { send, folder, texts } = outbox(3)
    await send({ ...MAIL, text: 'text-0' })
    writeFileSync(join(folder, '20200101T000000000Z-0123456789ab.eml.part'), 'half a message of a crash')
    for (let at = 1; at < 6; at += 1) await send({ ...MAIL, text: `text-${at}` })
    expect(texts()).toEqual(['text-3', 'text-4', 'text-5'])
    writeFileSync(join(folder, '0-mine.eml'), 'text-99')
    await send({ ...MAIL, to: ['a@b', 'c@d'], text: 'text-6' })
    expect(texts()).toEqual(['text-99', 'text-5', 'text-6', 'text-6'])
  })

  test('MAIL-16: unless set otherwise the newest 1,000 messages are kept', async () => {
    const { send, folder } = outbox()
    await send(MAIL)
    const oldFile = (at: number) => `20200101T000000${String(at).padStart(3, '0')}Z-0123456789ab.eml`
    for (let at = 0; at < 1000; at += 1) writeFileSync(join(folder, oldFile(at)), 'old')
    await send(MAIL)
    const names = readdirSync(folder)
    expect(names).toHaveLength(1000)
    expect(names[0]).toBe(oldFile(2))
  })

  test('a folder that cannot be written to is a MailError, and the log has the reason', async () => {
    const { send, folder, logged } = outbox()
    writeFileSync(folder, 'a file in its place')
    await expect(send(MAIL)).rejects.toThrow(MailError)
    expect(JSON.parse(logged[0]!)).toMatchObject({ err: { code: 'EEXIST' } })
    expect(logged.join('')).not.toContain('ann@')
  })
})
