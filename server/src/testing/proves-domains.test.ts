import type { SsoConnection } from '@retropulse/contract/sso'
import { DOMAIN_MAILBOXES } from '@retropulse/domain/orgs/email-domain'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parseMessage } from '../integrations/email/testing/parse-message.ts'
import { startOpenIdProvider } from './open-id-provider.ts'
import { connectionsPath, type SsoApp, startSsoApp } from './sso-app.ts'
import { setSsoStage, type SsoStage } from './sso-stage.ts'
import { openBrowser, signUp } from './test-browser.ts'

let app: SsoApp
beforeAll(async () => {
  app = await startSsoApp()
})
afterAll(() => app.close())

describe('a domain is proved by the person who reads its administrators’ email', () => {
  async function askForCode({ owner, path }: SsoStage, domain: string, mailbox = 'postmaster') {
    const answer = await owner.post(`${path}/domain-code`, { domain, mailbox })
    const mail = app.smtp.caught.at(-1)
    const text = mail === undefined ? '' : parseMessage(mail.raw).text
    return { answer, to: mail?.to, text, code: /\d{4} \d{4}/.exec(text)?.[0] ?? '' }
  }
  const prove = ({ owner, path }: SsoStage, domain: string, code: string) =>
    owner.post(`${path}/domain-proof`, { domain, code })
  const domainOf = ({ connection }: SsoStage) => connection.domains[0]?.name ?? ''
  const wrongCode = [400, { code: 'bad-request', fields: { code: 'invalid' } }]

  test('SSO-5, SSO-7: by a code to a mailbox of an administrator', async () => {
    const stage = await app.newStage()
    const domain = domainOf(stage)
    const { answer, to, text, code } = await askForCode(stage, domain)
    expect([answer.status, answer.body]).toEqual([200, { ok: true, isMailed: true }])
    expect(to).toEqual([`postmaster@${domain}`])
    expect(text).toContain('“Example Ltd” on Retropulse')
    expect(await app.lookUp(`domain=${domain}`)).toBeNull()
    const { status, body } = await prove(stage, domain, code)
    expect([status, body]).toEqual([
      200,
      { ...stage.connection, domains: [{ name: domain, isProven: true }] },
    ])
    expect(await app.lookUp(`domain=${domain}`)).toBe(stage.connection.id)
    const again = await prove(stage, domain, code)
    expect([again.status, again.body]).toEqual(wrongCode)
  })

  test('INVITE-23: the email to a stranger has the name of the organisation without a link in it', async () => {
    const stage = await app.newStage()
    await stage.owner.post(`/api/org/${stage.orgId}/settings`, { name: 'Win at https://evil.example.com' })
    const { answer, text } = await askForCode(stage, domainOf(stage))
    expect(answer.status).toBe(200)
    expect(text).toContain('“Win at https: evil. example. com” on Retropulse')
    expect(text).not.toContain('evil.example')
  })

  test('SSO-21: and ends sessions at the domain that began otherwise, while SSO is enforced', async () => {
    const stage = await app.newStage()
    const domain = domainOf(stage)
    const colleague = openBrowser(app.url)
    await signUp(colleague, { email: `colleague@${domain}` })
    await stage.owner.post(stage.path, { enforced: true })
    const { code } = await askForCode(stage, domain)
    expect((await colleague.get('/profile')).status).toBe(200)
    await prove(stage, domain, code)
    expect((await colleague.get('/profile')).status).toBe(401)
  })

  test('SSO-7: and by no mailbox of another person at the domain, nor of another domain', async () => {
    const stage = await app.newStage()
    const [domain, before] = [domainOf(stage), app.smtp.caught.length]
    expect((await askForCode(stage, domain, 'ann')).answer.status).toBe(400)
    expect((await askForCode(stage, 'other.example')).answer.body).toEqual({
      code: 'bad-request',
      fields: { domain: 'unknown' },
    })
    expect(app.smtp.caught).toHaveLength(before)
  })

  test('SSO-30: after five wrong codes the right one is refused too', async () => {
    const stage = await app.newStage()
    const domain = domainOf(stage)
    const { code } = await askForCode(stage, domain)
    for (let guess = 0; guess < 5; guess += 1) {
      const { status, body } = await prove(
        stage,
        domain,
        `${code.slice(0, -1)}${(Number(code.at(-1)) + 1 + guess) % 10}`,
      )
      expect([status, body]).toEqual(wrongCode)
    }
    expect((await prove(stage, domain, code)).status).toBe(400)
  })

  test('SSO-31: a code expires after a quarter of an hour, or with the next one', async () => {
    const stage = await app.newStage()
    const domain = domainOf(stage)
    const [first, second] = [await askForCode(stage, domain), await askForCode(stage, domain)]
    expect((await prove(stage, domain, first.code)).status).toBe(400)
    await app.database.pool.query(
      "UPDATE sso_domain_code SET created_at = created_at - interval '16 minutes'",
    )
    expect((await prove(stage, domain, second.code)).status).toBe(400)
  })

  test('SSO-32: an organisation gets ten codes an hour, so that mailboxes of strangers are not filled', async () => {
    const stage = await app.newStage()
    for (const mailbox of [...DOMAIN_MAILBOXES, ...DOMAIN_MAILBOXES])
      expect((await askForCode(stage, domainOf(stage), mailbox)).answer.status).toBe(200)
    const { status, body } = (await askForCode(stage, domainOf(stage))).answer
    expect([status, body]).toEqual([429, { code: 'too-fast' }])
  })

  test('SSO-33: a mailbox gets five codes an hour over all organisations, so that guessing at many is in vain', async () => {
    const first = await app.newStage()
    const domain = domainOf(first)
    const answers = [(await askForCode(first, domain)).answer.status]
    for (let others = 0; others < 5; others += 1) {
      const other = await setSsoStage(app, { provider: app.provider, domain, isProven: false })
      answers.push((await askForCode(other, domain)).answer.status)
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    const { rows } = await app.database.pool.query('SELECT FROM sso_domain_code WHERE domain = $1', [domain])
    expect(rows).toHaveLength(5)
  })

  test('SSO-8: a proved domain is one connection’s, and a later proof by another one is refused', async () => {
    const first = await app.newStage(true)
    const domain = domainOf(first)
    const second = await setSsoStage(app, { provider: app.provider, domain, isProven: false })
    const { code } = await askForCode(second, domain)
    const { status, body } = await prove(second, domain, code)
    expect([status, body]).toEqual([400, { code: 'bad-request', fields: { domain: 'taken' } }])
    expect(await app.lookUp(`domain=${domain}`)).toBe(first.connection.id)
  })

  test('SSO-8: domains that stay keep their proof, and one that left has to be proved again', async () => {
    const stage = await app.newStage(true)
    const domain = domainOf(stage)
    const more = await stage.owner.post(stage.path, { domains: ['more.example', domain] })
    expect((more.body as SsoConnection).domains).toEqual([
      { name: 'more.example', isProven: false },
      { name: domain, isProven: true },
    ])
    await stage.owner.post(stage.path, { domains: ['more.example'] })
    const { body } = await stage.owner.post(stage.path, { domains: [domain] })
    expect((body as SsoConnection).domains).toEqual([{ name: domain, isProven: false }])
  })

  test('SSO-8: with another issuer all domains have to be proved again, and with the same one none', async () => {
    const stage = await app.newStage(true)
    const { issuer } = stage.connection
    const same = await stage.owner.post(stage.path, { issuer, clientId: 'another-client', secret: 'of-it' })
    expect((same.body as SsoConnection).domains).toEqual([{ name: domainOf(stage), isProven: true }])
    const other = await startOpenIdProvider([`${app.url}/sso-callback`])
    onTestFinished(() => other.close())
    const { body } = await stage.owner.post(stage.path, { issuer: other.issuer, secret: 'its own' })
    expect((body as SsoConnection).domains).toEqual([{ name: domainOf(stage), isProven: false }])
    expect(await app.lookUp(`domain=${domainOf(stage)}`)).toBeNull()
  })
})

describe('GET /api/sso-connection', () => {
  test('SSO-11: finds the connection by domain, address, organisation, team and board, without signing in', async () => {
    const { connection, orgId, teamId, owner } = await app.newStage(true)
    const domain = connection.domains[0]?.name ?? ''
    const board = await owner.post(`/api/team/${teamId}/boards`, { name: 'Retro', columns: ['Start'] })
    const { id: boardId } = board.body as { id: string }
    for (const query of [
      `domain=${domain}`,
      `domain=${domain.toUpperCase()}`,
      `domain=ann@${domain}`,
      `orgId=${orgId}`,
      `teamId=${teamId}`,
      `boardId=${boardId}`,
    ])
      expect([query, await app.lookUp(query)]).toEqual([query, connection.id])
  })

  test('SSO-11: answers the same for what does not exist and for what has no connection', async () => {
    const { orgId, teamId } = await app.newStage()
    for (const query of [
      '',
      'domain=nobody.example',
      'domain=',
      'domain=%00',
      `domain=sub.${'a'.repeat(100)}.example`,
      `orgId=${orgId}`,
      `teamId=${teamId}`,
      'orgId=no-such-org',
      'teamId=no-such-team',
      'boardId=no-such-board',
      'boardId=../../x',
    ])
      expect([query, await app.lookUp(query)]).toEqual([query, null])
  })

  test('SSO-11: answers null for an organisation with several: the address decides', async () => {
    const stage = await app.newStage(true)
    const { body } = await stage.owner.put(connectionsPath(stage), app.connectionInput(['several.example']))
    await app.database.pool.query('UPDATE sso_domain SET proven_at = now() WHERE connection_id = $1', [
      (body as SsoConnection).id,
    ])
    expect(await app.lookUp(`orgId=${stage.orgId}`)).toBeNull()
    expect(await app.lookUp('domain=several.example')).toBe((body as SsoConnection).id)
  })
})
