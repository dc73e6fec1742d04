import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '../../platform/log/log.ts'
import { type Mail, MailError, type Mailer } from '../../platform/mail/mailer.ts'
import { createMailer } from './create-mailer.ts'
import { MAIL, SENDER } from './testing/mail.ts'
import { type ParsedMessage, parseMessage } from './testing/parse-message.ts'
import { startSmtpCatcher } from './testing/smtp-catcher.ts'

/** A mailer that sends from `SENDER`, and what came out of it, in any order. */
interface EmailStage {
  readonly mailer: Mailer
  arrived(): Promise<readonly string[]>
  close(): Promise<void>
}

const log = createLog('silent')

async function openSmtp(): Promise<EmailStage> {
  const catcher = await startSmtpCatcher()
  const mailer = createMailer({ smtpUrl: catcher.url, mailFrom: SENDER }, '/nowhere', log)
  return {
    mailer,
    arrived: () => Promise.resolve(catcher.caught.map(({ raw }) => raw)),
    close: async () => {
      await mailer.close()
      await catcher.close()
    },
  }
}

async function openOutbox(): Promise<EmailStage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outbox-test-'))
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: SENDER }, dataDir, log)
  const outbox = join(dataDir, 'outbox')
  return {
    mailer,
    arrived: async () => {
      const names = await readdir(outbox).catch(() => [])
      return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    },
    close: async () => {
      await mailer.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/* What every mailer does, whoever delivers the mail. */
describe.each([
  ['SMTP', openSmtp],
  ['the outbox', openOutbox],
])('mail by %s', (_by, open) => {
  let stage: EmailStage
  beforeEach(async () => {
    stage = await open()
  })
  afterEach(() => stage.close())

  async function sent(mail: Partial<Mail>): Promise<ParsedMessage[]> {
    await stage.mailer.send({ ...MAIL, ...mail })
    return (await stage.arrived()).map(parseMessage)
  }

  test('MAIL-10: each receiver gets one message that names no other receiver', async () => {
    const to = ['ann@example.com', "bob.o'neill+retro@mail.example.com", 'cy@localhost']
    const messages = await sent({ to: [...to, 'ann@example.com'] })
    expect(messages.map(receiverOf).sort()).toEqual(to)
    for (const message of messages) {
      const others = to.filter((address) => address !== receiverOf(message))
      for (const other of others) expect(message.raw).not.toContain(other)
    }
    expect(new Set(messages.map(({ headers }) => headers.get('message-id')?.[0])).size).toBe(3)
  })

  test.each([`eve@${'x'.repeat(64)}.example.com`, "o'eve_+x@a-1.example.com"])(
    'MAIL-22: %s, which an account can have, keeps no email from the others',
    async (odd) => {
      // As the sign-in library checks it.
      expect(z.email().safeParse(odd).success).toBe(true)
      const messages = await sent({ to: ['ann@example.com', odd] })
      expect(messages.map(receiverOf).sort()).toEqual(['ann@example.com', odd])
    },
  )

  test('MAIL-25: it says who sent it, when, and that no person did', async () => {
    const [{ headers }] = (await sent({})) as [ParsedMessage]
    expect(headers.get('from')).toEqual([`${SENDER.name} <${SENDER.address}>`])
    expect(Math.abs(Date.parse(headers.get('date')![0]!) - Date.now())).toBeLessThan(60_000)
    expect(headers.get('auto-submitted')).toEqual(['auto-generated'])
    expect(headers.has('bcc')).toBe(false)
  })

  test('MAIL-34: the link that unsubscribes becomes the two headers of RFC 8058, however long it is', async () => {
    const unsubscribeLink = `https://retro.example.com/unsubscribe?token=team-summaries.${'x'.repeat(200)}`
    const [{ headers }] = (await sent({ unsubscribeLink })) as [ParsedMessage]
    expect(headers.get('list-unsubscribe')).toEqual([`<${unsubscribeLink}>`])
    expect(headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
    await stage.mailer.send(MAIL)
    const last = (await stage.arrived())
      .map(parseMessage)
      .filter((each) => !each.headers.has('list-unsubscribe'))
    expect(last.map((each) => each.headers.has('list-unsubscribe-post'))).toEqual([false])
  })

  test('MAIL-22: several emails are one hand-over: an address that is none fails all of them', async () => {
    const mails = ['ann@example.com', 'bob@example.com'].map((to) => ({ ...MAIL, to: [to], text: to }))
    await expect(stage.mailer.send(...mails, { ...MAIL, to: ['nobody'] })).rejects.toThrow(MailError)
    expect(await stage.arrived()).toEqual([])
    await stage.mailer.send(...mails)
    const messages = (await stage.arrived()).map(parseMessage)
    expect(messages.map((each) => each.text.trim()).sort()).toEqual(mails.map(({ text }) => text))
  })

  test('any text arrives as it was written', async () => {
    const subject = `Rückblick „Sprint 12“ 🚀 ${'日本語の振り返り '.repeat(30)}`.trim()
    const words = `${'wörter '.repeat(2000)}${'x'.repeat(3000)}`
    const text = `.\n..dots\nFrom here\n\n=3D --\t tab\n${words}\n👩‍👩‍👧`
    const html = `<p title="a=b">${words}</p>\n.\n<img src="data:image/png;base64,AAAA">`
    const [message] = (await sent({ subject, text, html })) as [ParsedMessage]
    expect(message.headers.get('subject')).toEqual([subject])
    expect(message.text.trimEnd()).toBe(text)
    expect(message.html.trimEnd()).toBe(html)
  })

  test('on its way it is short lines of ASCII that end in CRLF (RFC 5322)', async () => {
    const long = 'ü'.repeat(5000)
    await stage.mailer.send({ ...MAIL, subject: long, text: 'a'.repeat(5000), html: long })
    const [raw] = (await stage.arrived()) as [string]
    expect(raw).toMatch(/^[\r\n\t -~]+$/)
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
  })

  test.each(['\r\n', '\n', '\r', '\u2028', '\u0000\n\n'])(
    'MAIL-22: a break in the subject (%j) makes no header of what follows it',
    async (breaks) => {
      const subject = `Retro${breaks}Bcc: eve@example.com${breaks}`
      const [{ headers }] = (await sent({ subject })) as [ParsedMessage]
      expect(headers.get('subject')).toEqual(['Retro Bcc: eve@example.com'])
      expect(headers.has('bcc')).toBe(false)
    },
  )

  test.each([
    '',
    'ann',
    'ann@',
    'Ann <ann@example.com>',
    'ann@example.com, eve@example.com',
    'ann@example.com\r\nBcc: eve@example.com',
    'ann@example.com>\r\nRCPT TO:<eve@example.com',
    'ann@example.com\n',
    '"ann eve"@example.com',
    `${'a'.repeat(243)}@example.com`,
  ])('MAIL-22: with %j, which is no address, no receiver gets anything', async (address) => {
    const failed = stage.mailer.send({ ...MAIL, to: ['bob@example.com', address] })
    await expect(failed).rejects.toThrow(MailError)
    await expect(failed).rejects.toThrow('1 of 2 addresses cannot be written to')
    expect(await stage.arrived()).toEqual([])
  })

  test('many are written to at once, from several sides', async () => {
    const teams = ['red', 'green', 'blue'].map((team) =>
      Array.from({ length: 30 }, (_, at) => `${team}-${at}@example.com`),
    )
    await Promise.all(teams.map((to) => stage.mailer.send({ ...MAIL, to })))
    const messages = (await stage.arrived()).map(parseMessage)
    expect(messages.map(receiverOf).sort()).toEqual(teams.flat().sort())
  })

  test('without a receiver nothing is sent', async () => {
    expect(await sent({ to: [] })).toEqual([])
  })
})

function receiverOf({ headers }: ParsedMessage): string {
  return headers.get('to')!.join(' and ')
}
