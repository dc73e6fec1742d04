import { MINUTE_MS } from '@retropulse/domain/kernel/durations'
import { showFrom } from './steps/show-from.ts'
import { type Shot, takeScreenshots } from './steps/take-screenshots.ts'
import type { Page } from '@playwright/test'
import { renderedPasswordReset } from '../../server/src/testing/rendered-email.ts'

const NAME = '20261124T000000000Z-0123456789ab.eml'

/** The pages that an email leads to, and the outbox of a server without a mail server. */
takeScreenshots([
  shot('unsubscribe', async ({ page }) => {
    await page.goto('/unsubscribe?token=action-reminders.somebody.forged')
    await page.getByRole('button', { name: 'Unsubscribe' }).waitFor()
  }),
  shot('unsubscribed', async ({ page }) => {
    await page.route('**/unsubscribe?*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ json: { ok: true } }) : route.continue(),
    )
    await page.goto('/unsubscribe?token=surveys.somebody.forged')
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor()
  }),
  shot('link-dead', async ({ page }) => {
    await page.goto('/unsubscribe')
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
  }),
  shot('outbox-locked', async ({ page }) => {
    await page.goto('/outbox')
    await page.getByLabel('Operator key').waitFor()
  }),
  shot('outbox-list', async ({ page }) => {
    await openOutbox(page)
    // The pointer would stay on a row, which looks chosen then.
    await page.mouse.move(0, 0)
  }),
  shot('outbox-email', async ({ page }) => {
    await openOutbox(page)
    await page.getByRole('button', { name: 'Set a new password' }).click()
    await page.frameLocator('iframe').getByText('Hello Ann').waitFor()
  }),
  shot('outbox-text', async ({ page }) => {
    await openOutbox(page)
    await page.getByRole('button', { name: 'Set a new password' }).click()
    await page.getByRole('tab', { name: 'Plain text' }).click()
    await page.getByText('The link works once and expires in an hour.').waitFor()
  }),
  {
    screen: 'email',
    state: 'switches',
    who: 'nora',
    show: async ({ page }) => {
      await page.goto('/account#account-email')
      await page.getByRole('switch', { name: 'Pulse surveys' }).waitFor()
      await showFrom(page.getByRole('heading', { name: 'Email', exact: true }))
    },
  },
])

function shot(state: string, show: Shot['show']): Shot {
  return { screen: 'email', state, who: 'guest', show }
}

async function openOutbox(page: Page): Promise<void> {
  const subjects = [
    'Set a new password for Retropulse',
    'Retro summary: Wie wir die Auslieferung ruhiger machen, ohne dass sie länger dauert',
    'You are invited to an organisation on Retropulse',
    '12 actions are due tomorrow',
  ]
  const messages = subjects.map((subject, at) => ({
    name: NAME.replace('000Z', `${at}00Z`),
    writtenAt: Date.now() - at * 500 * MINUTE_MS,
    to:
      at === 1
        ? `somebody.with.a.long.address${'.and.more'.repeat(6)}@saltwind.example`
        : 'ann@saltwind.example',
    subject,
  }))
  const { text, html } = renderedPasswordReset('Ann', 'https://retro.example.com/reset-password?token=ab')
  await page.route('**/api/operator/outbox', (route) => route.fulfill({ json: { messages } }))
  await page.route('**/api/operator/outbox/*', (route) =>
    route.fulfill({ json: { ...messages[0], text, html } }),
  )
  await page.goto('/outbox')
  await page.getByLabel('Operator key').fill('a key')
  await page.getByRole('button', { name: 'Show the outbox' }).click()
  await page.getByRole('button', { name: 'Set a new password' }).waitFor()
}
