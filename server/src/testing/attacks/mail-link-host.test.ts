import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type MailApp, startMailApp } from '../mail-app.ts'
import { startOpenIdProvider } from '../open-id-provider.ts'
import { startRetro } from '../retro.ts'
import { setSsoStage } from '../sso-stage.ts'
import { createOrg, openBrowser, signUp } from '../test-browser.ts'

/** Posts with exactly these headers; `fetch` would replace the host by the one that it connects to. */
async function postRaw(
  url: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: response.statusCode ?? 0, body: text === '' ? undefined : JSON.parse(text) })
        })
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}

const RESET = '/api/auth/request-password-reset'
const LINK = '/api/auth/sign-in/magic-link'

const FOREIGN_HOSTS = [
  'localhost:80@attacker.example',
  '134744072',
  '0x08080808',
  '[::1]@evil',
  'localhost.evil.example',
  'attacker.example',
  '10.66.66.66',
  'evil',
]

/** Calls every route that mails a link, as a victim's or an owner's request with another host. */
async function attack(app: MailApp, headers: Readonly<Record<string, string>>) {
  const owner = openBrowser(app.url)
  const { email, sub } = await signUp(owner)
  // Invitations are mailed for users with a proved address only (INVITE-22).
  await app.database.pool.query('UPDATE user_account SET email_verified = true WHERE id = $1', [sub])
  const { orgId } = await createOrg(owner)
  const invited = `invited-${email}`
  const asOwner = { ...headers, cookie: owner.cookie() }
  const answers = [
    await postRaw(app.url, RESET, { email }, headers),
    await postRaw(app.url, LINK, { email }, headers),
    await postRaw(app.url, `/api/org/${orgId}/invite`, { emails: invited, role: 'admin' }, asOwner),
  ]
  await app.settled()
  return { answers, mails: [...app.mailsTo(email), ...app.mailsTo(invited)] }
}

const REFUSED = [
  { status: 502, body: { code: 'public-url-required' } },
  { status: 502, body: { code: 'public-url-required' } },
  { status: 200, body: expect.objectContaining({ isMailed: false }) },
]

describe('without PUBLIC_URL no email with a link leaves, except to a loopback address', () => {
  let app: MailApp
  beforeAll(async () => {
    app = await startMailApp({ DEFAULT_PLAN: 'level1' })
  })
  afterAll(() => app.close())

  test.each(FOREIGN_HOSTS)('MAIL-19: Host: %s', async (host) => {
    const { answers, mails } = await attack(app, { host })
    expect(answers).toMatchObject(REFUSED)
    expect(mails).toEqual([])
  })

  test('MAIL-19: X-Forwarded-Host is ignored where no proxy is trusted', async () => {
    const { mails } = await attack(app, { host: 'localhost:3000', 'x-forwarded-host': 'attacker.example' })
    expect(mails).toHaveLength(3)
    for (const { text, html } of mails) {
      expect(text + html).not.toContain('attacker')
      expect(text).toContain('http://localhost:3000/')
    }
  })

  test('MAIL-19: a summary and the code for a domain are refused too', async () => {
    const host = { host: 'localhost:80@attacker.example' }
    const { facilitator, teamId, boardId } = await startRetro(app.url)
    const summary = await postRaw(
      app.url,
      `/api/team/${teamId}/board/${boardId}/send-email`,
      { sendToTeam: true },
      { ...host, cookie: facilitator.cookie() },
    )
    const provider = await startOpenIdProvider([`${app.url}/sso-callback`])
    onTestFinished(() => provider.close())
    const { owner, path } = await setSsoStage(app, { provider, domain: 'victim.example', isProven: false })
    const input = { domain: 'victim.example', mailbox: 'postmaster' }
    const proof = await postRaw(app.url, `${path}/domain-code`, input, { ...host, cookie: owner.cookie() })
    expect([summary, proof]).toEqual([REFUSED[0], REFUSED[0]])
    await app.settled()
    expect(app.mailsTo('postmaster@victim.example')).toEqual([])
  })

  test('MAIL-19: an address without an account gets the same answer', async () => {
    const { status, body } = await postRaw(app.url, RESET, { email: 'unknown@example.com' }, { host: 'evil' })
    expect({ status, body }).toEqual(REFUSED[0])
  })
})

describe('without PUBLIC_URL behind a trusted proxy', () => {
  let app: MailApp
  beforeAll(async () => {
    app = await startMailApp({ TRUST_PROXY: 'true' })
  })
  afterAll(() => app.close())

  test.each(FOREIGN_HOSTS)('MAIL-19: X-Forwarded-Host: %s', async (host) => {
    const { answers, mails } = await attack(app, { host: 'localhost:3000', 'x-forwarded-host': host })
    expect(answers).toMatchObject(REFUSED)
    expect(mails).toEqual([])
  })

  test('MAIL-19: X-Forwarded-Proto names no other scheme', async () => {
    const headers = { host: 'localhost:3000', 'x-forwarded-proto': 'javascript' }
    expect((await attack(app, headers)).mails).toEqual([])
  })
})

describe('with PUBLIC_URL', () => {
  let app: MailApp
  beforeAll(async () => {
    app = await startMailApp({ PUBLIC_URL: 'https://retro.example.com', TRUST_PROXY: 'true' })
  })
  afterAll(() => app.close())

  test('MAIL-19: every link leads there, whatever host a request names', async () => {
    const email = 'link-only@example.com'
    for (const host of FOREIGN_HOSTS) {
      const headers = { host, 'x-forwarded-host': host }
      await postRaw(app.url, LINK, { email }, headers)
    }
    await app.settled()
    // As many as one receiver gets within an hour (MAIL-7).
    expect(app.mailsTo(email)).toHaveLength(5)
    for (const { text } of app.mailsTo(email)) expect(text).toContain('https://retro.example.com/magic-link?')
  })
})
