import type { OutboxList, OutboxMessage } from '@retropulse/contract/outbox'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startSmtpCatcher } from '../integrations/email/testing/smtp-catcher.ts'
import { operatorKeyOf } from '../platform/secret/operator-key.ts'
import { eventually } from './eventually.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, PASSWORD, signUp } from './test-browser.ts'

const SECRET = 'a secret of thirty-two characters'
const KEY = operatorKeyOf(SECRET)
const PATH = '/api/operator/outbox'

let app: TestApp
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'outbox-page-'))
  app = await startApp({ DATA_DIR: dataDir, SECRET, TRUST_PROXY: 'true' })
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true })
})

/** Each call comes from an address of its own: 30 a minute are allowed to each (MAIL-37). */
let calls = 0
function newAddress(): Record<string, string> {
  calls += 1
  return { 'x-forwarded-for': `10.0.${Math.floor(calls / 250)}.${1 + (calls % 250)}` }
}

const read = (path = '', key: string | null = KEY, url = app.url) =>
  openBrowser(url).get(PATH + path, { ...newAddress(), ...(key !== null && { 'x-operator-key': key }) })
const list = async () => ((await read()).body as OutboxList).messages
const outbox = () => join(dataDir, 'outbox')

/** Has a link mailed for a new password; answers the address of its receiver. */
async function mailSomething(name = 'Ann Example'): Promise<string> {
  const { email } = await signUp(openBrowser(app.url), { name })
  await openBrowser(app.url).post('/api/auth/request-password-reset', { email })
  await eventually(async () => expect((await list()).map(({ to }) => to)).toContain(email))
  return email
}

test('PROFILE-11: a deleted account leaves no email to its address, and the email of others stays', async () => {
  const browser = openBrowser(app.url)
  const { email } = await signUp(browser)
  await browser.post('/api/auth/request-password-reset', { email })
  const other = await mailSomething()
  await eventually(async () => expect((await list()).map(({ to }) => to)).toContain(email))
  expect((await browser.delete('/api/user-profile', { password: PASSWORD })).status).toBe(200)
  const kept = readdirSync(outbox()).map((name) => readFileSync(join(outbox(), name), 'utf8'))
  expect(kept.filter((message) => message.includes(email))).toEqual([])
  expect((await list()).map(({ to }) => to)).toContain(other)
  for (const name of readdirSync(outbox())) rmSync(join(outbox(), name))
})

describe('the outbox for the operator', () => {
  test('MAIL-37, MAIL-38: is empty before the first email; then lists the newest first, and opens one', async () => {
    expect(await read()).toMatchObject({ status: 200, body: { messages: [] } })
    const first = await mailSomething()
    const second = await mailSomething('Bén “Ünïcode” 🎉 <b> & Co')
    const messages = await list()
    expect(messages.map(({ to }) => to)).toEqual([second, first])
    expect(Math.abs(messages[0]!.writtenAt - Date.now())).toBeLessThan(60_000)
    const { status, headers, body } = await read(`/${messages[0]!.name}`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    const message = body as OutboxMessage
    expect(message).toMatchObject({ to: second, subject: 'Set a new password for Retropulse' })
    expect(message.text).toContain('Hello Bén “Ünïcode” 🎉 b & Co,')
    expect(message.html).toContain('Hello Bén “Ünïcode” 🎉 b &amp; Co,')
    expect(/reset-password\?token=\S+/.exec(message.text)?.[0]).toBeDefined()
  })

  test.each([
    ['no key', null],
    ['an empty key', ''],
    ['another key', 'x'.repeat(43)],
    ['the secret itself', SECRET],
    ['the key of another secret', operatorKeyOf('another secret of 32 characters !')],
  ])(
    'MAIL-37: with %s neither the list nor a message is answered, nor whether there is one',
    async (_, key) => {
      await mailSomething()
      const [{ name }] = (await list()) as [OutboxList['messages'][number]]
      for (const path of ['', `/${name}`, '/20200101T000000000Z-0123456789ab.eml'])
        expect(await read(path, key)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    },
  )

  test('MAIL-37: the key is taken from the header alone', async () => {
    const browser = openBrowser(app.url)
    for (const query of [`?key=${KEY}`, `?x-operator-key=${KEY}`])
      expect((await browser.get(PATH + query, newAddress())).status).toBe(403)
    expect((await browser.get(PATH, { ...newAddress(), authorization: `Bearer ${KEY}` })).status).toBe(403)
    expect((await browser.get(PATH, { ...newAddress(), cookie: `x-operator-key=${KEY}` })).status).toBe(403)
  })

  test('MAIL-38: no other file is listed or opened, whatever its name or what a link leads to', async () => {
    const email = await mailSomething()
    const before = (await list()).length
    writeFileSync(join(dataDir, 'secret.eml'), 'SECRET')
    writeFileSync(join(outbox(), '0-mine.eml'), 'Subject: mine\r\n\r\n')
    writeFileSync(join(outbox(), '20200101T000000000Z-0123456789ab.eml.part'), 'half a message')
    const linked = '20990101T000000000Z-0123456789ab.eml'
    symlinkSync(join(dataDir, 'secret.eml'), join(outbox(), linked))
    const folder = '20990101T000000000Z-0123456789ac.eml'
    mkdirSync(join(outbox(), folder))
    onTestFinished(() => {
      for (const name of [linked, folder, '0-mine.eml', '20200101T000000000Z-0123456789ab.eml.part'])
        rmSync(join(outbox(), name), { recursive: true })
    })
    expect(await list()).toHaveLength(before)
    expect((await list())[0]?.to).toBe(email)
    const wrong = [
      '../secret.eml',
      '..%2Fsecret.eml',
      '%2e%2e%2fsecret.eml',
      '..%5Csecret.eml',
      encodeURIComponent(join(dataDir, 'secret.eml')),
      '0-mine.eml',
      '20200101T000000000Z-0123456789ab.eml.part',
      '20200101T000000000Z-0123456789ab.eml%00',
      '20200101T000000000Z-0123456789ab.eml%0a',
      `..%2Foutbox%2F${linked}`,
      linked,
      folder,
      '20200101T000000000Z-0123456789ad.eml',
    ]
    for (const name of wrong) {
      const { status, body } = await read(`/${name}`)
      expect([name, status]).toEqual([name, 404])
      expect(JSON.stringify(body)).not.toContain('SECRET')
    }
  })

  test('MAIL-38: the newest 100 are listed, a file that is no email among them, and nothing is changed', async () => {
    await mailSomething()
    const names = Array.from({ length: 105 }, (_, at) => `20990101T000000${100 + at}Z-0123456789ab.eml`)
    for (const name of names) writeFileSync(join(outbox(), name), noEmail(name))
    onTestFinished(() => {
      for (const name of names) rmSync(join(outbox(), name))
    })
    const before = readdirSync(outbox())
    const messages = await list()
    expect(messages).toHaveLength(100)
    expect(messages.map(({ name }) => name)).toEqual(names.slice(-100).reverse())
    expect(messages[0]).toMatchObject({ to: '', subject: '' })
    expect((await read(`/${names.at(-1)}`)).body).toMatchObject({ text: '', html: '' })
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(
        (await fetch(`${app.url}${PATH}/${names[0]}`, { method, headers: { 'x-operator-key': KEY } })).status,
      ).toBe(404)
    expect(readdirSync(outbox())).toEqual(before)
  })
})

/** Files whose content is no message: binary, empty, or endless in one line. */
function noEmail(name: string): string {
  return ['\0\u0001', '', 'x'.repeat(100_000)][Number(name.slice(17, 18)) % 3] ?? ''
}

test('MAIL-37: an address makes 30 calls a minute, wrong and right keys together', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-limit-'))
  const own = await startApp({ DATA_DIR: folder, SECRET })
  onTestFinished(async () => {
    await own.close()
    rmSync(folder, { recursive: true })
  })
  for (let count = 0; count < 30; count += 1) {
    const path = count % 2 === 0 ? '' : '/20200101T000000000Z-0123456789ad.eml'
    expect((await read(path, 'a guess', own.url)).status).toBe(403)
  }
  expect((await read('', KEY, own.url)).status).toBe(429)
})

test('MAIL-37: where a mail server is set there is no outbox, with any key, also of messages kept before', async () => {
  const smtp = await startSmtpCatcher()
  const mailing = await startApp({ SMTP_URL: smtp.url, DATA_DIR: dataDir, SECRET })
  onTestFinished(async () => {
    await mailing.close()
    await smtp.close()
  })
  await mailSomething()
  const [{ name }] = (await list()) as [OutboxList['messages'][number]]
  for (const key of [KEY, 'a guess', null])
    for (const path of ['', `/${name}`])
      expect(await read(path, key, mailing.url)).toMatchObject({ status: 404, body: { code: 'not-found' } })
})
