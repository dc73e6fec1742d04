import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parseMessage } from '../../server/src/integrations/email/testing/parse-message.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../../server/src/testing/open-id-provider.ts'
import { type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts'
import { openBrowser, PASSWORD, signUp } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { expect, test } from '../stage/journey.ts'
import { boardOf, enter } from '../stage/own-server.ts'

// The second journey signs in through the connection that the first one made.
test.describe.configure({ mode: 'serial' })

let dataDir: string
let server: ServerProcess
let provider: OpenIdProvider
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sso-'))
  server = await startServerProcess({ DATA_DIR: dataDir, DEFAULT_PLAN: 'level1' })
  provider = await startOpenIdProvider([`${server.url}/sso-callback`])
  provider.people.push({
    sub: 'ines-1',
    email: 'ines@corp.example',
    email_verified: true,
    name: 'Ines Duarte',
  })
})
test.afterAll(async () => {
  await provider.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Reads the code in the newest email. Without a mail server the product writes each email to a file. */
function newestCode(): string {
  const outbox = join(dataDir, 'outbox')
  const newest = readdirSync(outbox).toSorted().at(-1) ?? ''
  return /\d{4} \d{4}/.exec(parseMessage(readFileSync(join(outbox, newest), 'utf8')).text)?.[0] ?? ''
}

async function addConnection(page: Page): Promise<void> {
  const { issuer, clientId, secret } = provider.app
  await page.getByRole('button', { name: 'Add a connection' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Redirect URL')).toHaveValue(`${server.url}/sso-callback`)
  await expectAccessible(page, 'a new connection', '[role="dialog"]')
  await dialog.getByLabel('Email domains').fill('gmail.com')
  await dialog.getByLabel('Issuer').fill('http://127.0.0.1:1')
  await dialog.getByLabel('Client ID').fill(clientId)
  await dialog.getByLabel('Client secret').fill(secret)
  const add = dialog.getByRole('button', { name: 'Add a connection' })
  await add.click()
  await expect(dialog.getByText('Use a domain you own')).toBeVisible()
  await dialog.getByLabel('Email domains').fill('corp.example')
  await add.click()
  await expect(dialog.getByText('No OpenID provider answers at this address')).toBeVisible()
  await dialog.getByLabel('Issuer').fill(issuer)
  await add.click()
  await expect(dialog).toBeHidden()
}

async function confirmDomain(page: Page): Promise<void> {
  const enforced = page.getByRole('switch', { name: 'Require SSO' })
  await expect(enforced).toBeDisabled()
  await page.getByRole('button', { name: 'Confirm corp.example' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const code = dialog.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expectAccessible(page, 'a code for a domain', '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Send another code' }).click()
  await expect(dialog.getByRole('radio', { name: 'postmaster@corp.example' })).toBeFocused()
  await expect(code).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(code).toBeFocused()
  await code.fill(newestCode())
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('main').getByText('Confirmed', { exact: true })).toBeVisible()
  await enforced.click()
  await expect(enforced).toBeChecked()
}

async function signInAtProvider(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Example provider' })).toBeVisible()
  await page.getByLabel('Work address').fill('ines@corp.example')
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The owner, and a board of the organisation with the connection. */
let account: ReturnType<typeof openBrowser>
let boardPath: string

// Rules: SHELL-31, SHELL-32, SSO-2, SSO-10, SSO-11, SSO-14
test('SSO-34: an owner connects a provider in the settings, and a colleague comes through it to the board that they opened', async ({
  visit,
  expectNoise,
}) => {
  // A wrong issuer is refused on purpose. The pages of the provider have no icon.
  expectNoise(/sso-connections/, /favicon/)
  const { url } = server
  account = openBrowser(url)
  await signUp(account)
  boardPath = await boardOf(account, 'Sent by link')
  const owner = await visit('guest', '/login', { url })
  await expect(owner.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(owner.getByRole('link', { name: 'Sign in with SSO' })).toHaveCount(0)
  await enter(owner.context(), url, account.cookies)
  await owner.goto('/settings')
  await addConnection(owner)
  await confirmDomain(owner)
  await expectAccessible(owner, 'settings with a connection')

  const colleague = await visit('guest', '/login', { url })
  await expect(async () => {
    await colleague.reload()
    await expect(colleague.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(colleague.getByRole('link', { name: 'Sign in with SSO' })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await expectAccessible(colleague, 'sign in with a form or SSO')
  await colleague.goto(`/login?returnTo=${encodeURIComponent(boardPath)}`)
  const way = colleague.getByRole('link', { name: 'Sign in with SSO' })
  const field = colleague.getByLabel('Email')
  await expect(way).toHaveAttribute('href', `/sso?returnTo=${encodeURIComponent(boardPath)}`)
  await expect(field).toBeFocused()
  expect((await way.boundingBox())?.y).toBeLessThan((await field.boundingBox())?.y ?? 0)
  await way.click()
  await expect(colleague.getByLabel('Work email')).toBeVisible()
  const ines = await visit('guest', `/sso?returnTo=${encodeURIComponent(boardPath)}`, { url })
  await expectAccessible(ines, 'sign in with SSO')
  const email = ines.getByLabel('Work email')
  await email.fill('ines@')
  await ines.getByRole('button', { name: 'Continue' }).click()
  await expect(ines.getByText('Please enter a valid email address')).toBeVisible()
  await email.fill('ines@nobody.example')
  await ines.getByRole('button', { name: 'Continue' }).click()
  await expect(ines.getByText("Please contact us to configure your organization's SSO")).toBeVisible()
  await email.fill('ines@corp.example')
  await ines.getByRole('button', { name: 'Continue' }).click()
  await signInAtProvider(ines)
  await expect(ines).toHaveURL(url + boardPath)
  await expect(ines.getByRole('button', { name: 'Profile: Ines Duarte' })).toBeVisible()

  const guess = { name: 'Ines', email: 'other@corp.example', password: PASSWORD }
  expect((await openBrowser(url).post('/api/auth/sign-up/email', guess)).status).toBe(405)
})

test('SSO-12, SSO-13: the Sign in link of a private board leads to the provider of its organisation, and a lookup that fails to the usual sign-in', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/\/api\/board\//, /favicon/, /sso-connection/, /401/, /403/)
  const { url } = server
  const boardId = boardPath.slice('/board/'.length)
  const { body } = await account.get(`/api/board/${boardId}`)
  const settings = `/api/team/${(body as { teamId: string }).teamId}/board/${boardId}/settings`
  expect((await account.post(settings, { isPrivate: true })).status).toBe(200)

  const page = await visit('guest', boardPath, { url })
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' })
  await expect(signIn).toHaveAttribute('href', /^\/sso-login\?/)
  await signIn.click()
  await signInAtProvider(page)
  await expect(page).toHaveURL(url + boardPath)
  await expect(page.getByRole('heading', { name: 'Invitation required' })).toBeVisible()

  const other = await visit('guest', '/sso?returnTo=/board/x', { url })
  await other.route('**/api/sso-connection?*', (route) => route.abort())
  await other.getByLabel('Work email').fill('ines@corp.example')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other).toHaveURL(`${url}/login?returnTo=%2Fboard%2Fx`)
})

test('SSO-17: a user who is not let in reads why, and keeps where they were going', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/favicon/)
  const { url } = server
  const page = await visit('guest', '/sso-callback?state=made-up', { url })
  await expect(page.getByRole('alert').filter({ hasText: 'Start again' })).toBeVisible()
  await page.goto('/sso?error=email-unverified&returnTo=/board/x')
  await expect(page.getByText('hasn’t verified your email address')).toBeVisible()
  await expectAccessible(page, 'SSO with an error')
  await page.getByRole('link', { name: 'Sign in another way' }).click()
  await expect(page).toHaveURL(`${url}/login?returnTo=%2Fboard%2Fx`)
})
