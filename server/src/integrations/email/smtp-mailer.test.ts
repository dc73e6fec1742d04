import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { MailError } from '../../platform/mail/mailer.ts'
import { createSmtpMailer, MAIL_TIMEOUT_MS } from './smtp-mailer.ts'
import { MAIL, SENDER } from './testing/mail.ts'
import { startSmtpCatcher } from './testing/smtp-catcher.ts'

const TEAM = Array.from({ length: 12 }, (_, at) => `member-${at}@example.com`)

async function catcher(...settings: Parameters<typeof startSmtpCatcher>) {
  const started = await startSmtpCatcher(...settings)
  onTestFinished(() => started.close())
  return started
}

function mailer(url: string, timeoutMs?: number) {
  const logged: string[] = []
  const log = createLog('info', { write: (line: string) => void logged.push(line) })
  const made = createSmtpMailer({ url, from: SENDER, log, ...(timeoutMs !== undefined && { timeoutMs }) })
  onTestFinished(() => made.close())
  return { ...made, logged }
}

/** A server that accepts connections and never sends a byte. */
async function startMuteServer(): Promise<string> {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('sending over SMTP', () => {
  test('the mailer signs in, and uses its connections again', async () => {
    const server = await catcher()
    const { send } = mailer(server.url)
    await send({ ...MAIL, to: TEAM })
    await send(MAIL)
    expect(server.caught).toHaveLength(TEAM.length + 1)
    expect(server.caught.every(({ to }) => to.length === 1)).toBe(true)
    expect(server.signedIn.length).toBeLessThanOrEqual(5)
  })

  test('a relay may ask for no password', async () => {
    const server = await catcher({ authOptional: true })
    await mailer(`smtp://127.0.0.1:${server.port}`).send(MAIL)
    expect(server.caught).toHaveLength(1)
  })

  test('a wrong password is a MailError, and is not tried again for each receiver', async () => {
    let tries = 0
    const server = await catcher({
      onAuth(_auth, _session, done) {
        tries += 1
        done(new Error('ann may not'))
      },
    })
    const { send, logged } = mailer(server.url)
    await expect(send({ ...MAIL, to: TEAM })).rejects.toThrow(MailError)
    expect(tries).toBeLessThanOrEqual(5)
    expect(server.caught).toEqual([])
    expect(JSON.parse(logged[0]!)).toMatchObject({ failed: 12, of: 12, reasons: [{ code: 'EAUTH' }] })
  })

  test('a refused receiver is a MailError, while the other receivers get their message', async () => {
    const server = await catcher()
    const { send, logged } = mailer(server.url)
    const failed = send({ ...MAIL, to: ['nobody@example.com', ...TEAM] })
    await expect(failed).rejects.toThrow(new MailError('1 of 13 messages were not handed over', 12))
    expect(server.caught.map(({ to }) => to[0]!).sort()).toEqual([...TEAM].sort())
    expect(JSON.parse(logged[0]!).reasons).toEqual([
      { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
    ])
  })

  test('MAIL-24: the log names neither receivers nor passwords nor content of an email', async () => {
    const server = await catcher()
    const { send, logged } = mailer(server.url)
    await expect(send({ ...MAIL, to: ['nobody@example.com'] })).rejects.toThrow(MailError)
    const stranger = mailer(server.url.replace('p%3Aw%40', 'a-wrong-word'))
    await expect(stranger.send(MAIL)).rejects.toThrow(MailError)
    expect([...logged, ...stranger.logged]).toHaveLength(2)
    expect([...logged, ...stranger.logged].join('')).not.toMatch(/nobody|@|a-wrong-word|Hello|Retro/)
  })

  test('a server that is not there is a MailError at once; sending works once the server is back', async () => {
    const server = await startSmtpCatcher()
    const { send, logged } = mailer(server.url)
    await send(MAIL)
    await server.close()
    const began = Date.now()
    await expect(send({ ...MAIL, to: TEAM })).rejects.toThrow(MailError)
    expect(Date.now() - began).toBeLessThan(5000)
    expect(JSON.parse(logged[0]!).reasons[0]).toMatchObject({ originalCode: 'ECONNREFUSED' })
    const again = await catcher({}, server.port)
    await send(MAIL)
    expect(again.caught).toHaveLength(1)
  })

  test('a server that never answers is a MailError after the timeout, however many receivers there are', async () => {
    const { send, logged } = mailer(await startMuteServer(), 1000)
    const began = Date.now()
    await expect(send({ ...MAIL, to: TEAM })).rejects.toThrow('12 of 12 messages were not handed over')
    // Twelve seconds if the receivers were tried one after the other.
    expect(Date.now() - began).toBeLessThan(9000)
    expect(JSON.parse(logged[0]!).reasons).toEqual([{ code: 'ETIMEDOUT' }])
  })

  test('MAIL-1: the timeout is 30 seconds', () => {
    expect(MAIL_TIMEOUT_MS).toBe(30_000)
  })

  test('a server that hangs up in the middle is a MailError', async () => {
    const server = await catcher({
      onMailFrom: (_address, _session, done) =>
        done(Object.assign(new Error('Closing'), { responseCode: 421 })),
    })
    await expect(mailer(server.url).send({ ...MAIL, to: TEAM })).rejects.toThrow(MailError)
  })

  test('MAIL-23: smtps speaks TLS from the first byte, and only with a server whose certificate is trusted', async () => {
    const server = await catcher({ secure: true })
    const { send, logged } = mailer(server.url.replace('smtp:', 'smtps:'))
    await expect(send(MAIL)).rejects.toThrow(MailError)
    expect(server.signedIn).toEqual([])
    expect(JSON.parse(logged[0]!).reasons[0].originalCode).toMatch(/CERT|ALTNAME/)
  })

  test('MAIL-23: STARTTLS with a certificate that is not trusted: the password is not sent', async () => {
    const server = await catcher({ hideSTARTTLS: false })
    await expect(mailer(server.url).send(MAIL)).rejects.toThrow(MailError)
    expect(server.signedIn).toEqual([])
  })

  test('a closed mailer sends nothing', async () => {
    const server = await catcher()
    const { send, close } = mailer(server.url)
    await send(MAIL)
    await close()
    await expect(send(MAIL)).rejects.toThrow(MailError)
    expect(server.caught).toHaveLength(1)
  })
})
