import type { Page } from '@playwright/test'
import type { FeedbackList } from '@retropulse/contract/board-feedback'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { type Shot, takeScreenshots } from './steps/take-screenshots.ts'

/** The page on which the operator reads what people sent as feedback. */
takeScreenshots([
  shot('locked', async ({ page }) => {
    await page.goto('/operator')
    await page.getByLabel('Operator key').waitFor()
  }),
  shot('wrong-key', async ({ page }) => {
    await page.goto('/operator')
    await open(page)
    await page.getByText('That’s not the operator key of this server.').waitFor()
  }),
  shot('list', async ({ page }) => {
    await playFeedback(page, {
      entries: [
        'Bigger buttons, please',
        'Beim Wechsel zwischen den Abstimmungen verliere ich manchmal die Übersicht darüber, welche Notizen schon besprochen wurden.\n\nEin Häkchen wäre schön.',
        'טיימר נהדר, תודה!',
        'https://saltwind.example/a-link-without-any-place-to-break-it-and-longer-than-every-phone-is-wide',
      ].map((feedback, at) => ({ id: 4 - at, feedback, createdAt: Date.now() - at * 9 * DAY_MS })),
      hasMore: true,
    })
    await page.goto('/operator')
    await open(page)
    await page.getByText('Bigger buttons, please').waitFor()
  }),
  shot('none', async ({ page }) => {
    await playFeedback(page, { entries: [], hasMore: false })
    await page.goto('/operator')
    await open(page)
    await page.getByLabel('Operator key').waitFor({ state: 'detached' })
  }),
])

function shot(state: string, show: Shot['show']): Shot {
  return { screen: 'operator', state, who: 'guest', show }
}

async function playFeedback(page: Page, list: FeedbackList): Promise<void> {
  await page.route('**/api/operator/feedback*', (route) => route.fulfill({ json: list }))
}

async function open(page: Page): Promise<void> {
  await page.getByLabel('Operator key').fill('a key')
  await page.getByRole('button', { name: 'Show feedback' }).click()
}
