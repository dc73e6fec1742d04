import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseMessage } from '../../server/src/integrations/email/testing/parse-message.ts'
import { createOrg, openBrowser, signUp, type TestBrowser } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { withMail } from '../stage/mail-server.ts'
import { enter } from '../stage/own-server.ts'

/** Summaries by email take a paid plan (MAIL-4). */
const PAID = { DEFAULT_PLAN: 'level1' }

/** Has the summary of a new retro mailed to the team of the account. */
async function mailSummary(account: TestBrowser): Promise<void> {
  const { teamId } = await createOrg(account)
  const input = { name: 'Sprint 12', columns: ['Start', 'Stop'], format: 'start-stop-continue' }
  const { body } = await account.post(`/api/team/${teamId}/boards`, input)
  const { id } = body as { id: string }
  const sent = await account.post(`/api/team/${teamId}/board/${id}/send-email`, { sendToTeam: true })
  expect(sent.status).toBe(200)
}

async function emailsOf(account: TestBrowser): Promise<unknown> {
  const { body } = await account.get('/api/user-profile')
  return (body as { emails: unknown }).emails
}

test('MAIL-36, PROFILE-16: the link in an email unsubscribes by one button, and the account switches it on again', async ({
  visit,
}) => {
  await withMail(
    visit,
    async ({ url, smtp, come }) => {
      const account = openBrowser(url)
      const { email } = await signUp(account)
      await mailSummary(account)
      const mail = () => smtp.caught.findLast(({ to }) => to.includes(email))
      await expect.poll(mail).toBeDefined()
      const link = /\/unsubscribe\?token=\S+/.exec(parseMessage(mail()?.raw ?? '').text)?.[0] ?? ''

      const page = await come(link, PHONE)
      await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible()
      await expect(page.getByText('Unsubscribe from retro summaries sent to your team.')).toBeVisible()
      await expectAccessible(page, 'unsubscribe')
      expect(await emailsOf(account)).toMatchObject({ 'team-summaries': true })
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
      await expectAccessible(page, 'unsubscribed')
      expect(await emailsOf(account)).toEqual({
        'action-reminders': true,
        'team-summaries': false,
        'archive-warnings': true,
        surveys: true,
      })

      await enter(page.context(), url, account.cookies)
      await page.goto(link)
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await page.getByRole('link', { name: 'Choose your emails' }).click()
      const summaries = page.getByRole('switch', { name: 'Retro summaries' })
      const team = page.getByRole('switch', { name: 'Team emails' })
      await expect(summaries).not.toBeChecked()
      await expect(team).toBeChecked()
      await expectAccessible(page, 'email switches')
      for (const name of ['Retros about to be archived', 'Pulse surveys']) {
        const kind = page.getByRole('switch', { name })
        await expect(kind).toBeChecked()
        await kind.click()
        await expect(kind).not.toBeChecked()
        await expect(kind).toBeEnabled()
      }
      await expect(team).not.toBeChecked()
      await summaries.click()
      await expect(team).toBeChecked()
      await page.reload()
      await expect(summaries).toBeChecked()
      await expect(page.getByRole('switch', { name: 'Pulse surveys' })).not.toBeChecked()
    },
    PAID,
  )
})

test('MAIL-36: a link that was cut off or forged says so, and leads to the switches', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/404/)
  const page = await visit('guest', '/unsubscribe?token=surv', PHONE)
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await page.goto('/unsubscribe?token=surveys.somebody.forged')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose your emails' })).toHaveAttribute(
    'href',
    '/account#account-email',
  )
})

test('MAIL-37, MAIL-38: the operator reads the outbox with the key in the data folder, and with no other key', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/403/)
  const { email } = await signUp(openBrowser(stage.url), { name: 'Olga Outbox' })
  await openBrowser(stage.url).post('/api/auth/request-password-reset', { email })
  const page = await visit('guest', '/outbox', PHONE)
  await page.getByLabel('Operator key').fill('a guess')
  await page.getByRole('button', { name: 'Show the outbox' }).click()
  await expect(page.getByText('That’s not the operator key of this server.')).toBeVisible()
  await expectAccessible(page, 'outbox, wrong key')
  await page.getByLabel('Operator key').fill(readFileSync(join(stage.dataDir, 'operator-key'), 'utf8'))
  await page.getByRole('button', { name: 'Show the outbox' }).click()
  const row = page.getByRole('button').filter({ hasText: email })
  await expect(async () => {
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(row).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(new URL(page.url()).search).toBe('')
  await expectAccessible(page, 'outbox, list')

  await row.click()
  await expect(page.getByRole('heading', { name: 'Set a new password for Retropulse' })).toBeFocused()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Hello Olga Outbox,')).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'Set a new password' })).toHaveCSS('font-size', '24px')
  await expectAccessible(page, 'outbox, email')
  await page.getByRole('tab', { name: 'Plain text' }).click()
  await expect(page.getByText(/\/reset-password\?token=/)).toBeVisible()
  await page.getByRole('button', { name: 'All emails' }).click()
  await expect(row).toBeVisible()
})

test('MAIL-39: what an email of the outbox holds runs no script, submits no form and leads nowhere', async ({
  visit,
  expectNoise,
}) => {
  // The browser says what it has blocked.
  expectNoise(/Blocked|sandboxed|violates/)
  const entry = { name: '20261124T000000000Z-0123456789ab.eml', writtenAt: 0, to: 'ann@example.com' }
  const html = `<body><script>top.document.title = 'ran'</script><p onclick="top.document.title = 'ran'">Click me</p>
<a href="/" target="_blank">Out</a><a href="/login" target="_top">Away</a>
<form action="/login" target="_top"><button>Submit</button></form></body>`
  const page = await visit('guest', '/outbox')
  await page.route('**/api/operator/outbox', (route) =>
    route.fulfill({ json: { messages: [{ ...entry, subject: 'An attack' }] } }),
  )
  await page.route('**/api/operator/outbox/*', (route) =>
    route.fulfill({ json: { ...entry, subject: 'An attack', text: 'Text', html } }),
  )
  await page.getByLabel('Operator key').fill('a key')
  await page.getByRole('button', { name: 'Show the outbox' }).click()
  await page.getByRole('button', { name: 'An attack' }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByText('Click me').click()
  await frame.getByText('Out').click()
  await frame.getByText('Away').click()
  await frame.getByText('Submit').click()
  await expect(page).toHaveURL(/\/outbox$/)
  await expect(page).toHaveTitle('Outbox · Retropulse')
  await expect(page.getByRole('heading', { name: 'An attack' })).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', '')
})

test('MAIL-37: where a mail server is set, the page says that there is no outbox', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/404/)
  await withMail(visit, async ({ come }) => {
    const page = await come('/outbox')
    await page.getByLabel('Operator key').fill('a key')
    await page.getByRole('button', { name: 'Show the outbox' }).click()
    await expect(page.getByText('This server sends its email, so it has no outbox.')).toBeVisible()
  })
})
