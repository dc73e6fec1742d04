import type { Page } from '@playwright/test'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { ACTIONS, LIST, TEXTS, withActions } from './steps/sample-actions.ts'
import { withTeam } from './steps/with-team.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

const TEAM = `/dashboard/team/${TEAMS.booking.id}`
async function openFull(page: Page): Promise<void> {
  await withActions(page, { actions: [...ACTIONS], next: 'more', open: 240, done: 12 })
  await page.goto(`${TEAM}/actions`)
  await page.getByText('Overdue by 3 days').waitFor()
}

/** Action items of a team: their page, and their part of the dashboards. */
takeScreenshots([
  { screen: 'team-actions', state: 'full', who: 'nora', show: ({ page }) => openFull(page) },
  {
    screen: 'team-actions',
    state: 'editing',
    who: 'nora',
    async show({ page }) {
      await openFull(page)
      await page
        .getByRole('button', { name: TEXTS[2] ?? '', exact: true })
        .first()
        .click()
      await page.getByRole('textbox', { name: 'Action text' }).waitFor()
    },
  },
  {
    screen: 'team-actions',
    state: 'assigning',
    who: 'nora',
    async show({ page, isPhone }) {
      await openFull(page)
      if (isPhone) await page.locator('[data-action]').nth(1).locator('[aria-expanded]').tap()
      await page
        .getByRole('button', { name: /^Assign: / })
        .first()
        .click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    screen: 'team-actions',
    state: 'details',
    who: 'nora',
    async show({ page, isPhone }) {
      await openFull(page)
      if (isPhone) await page.locator('[data-action]').first().locator('[aria-expanded]').tap()
      else await page.locator('[data-action]').first().hover()
      await page
        .getByRole('button', { name: /^Delete action/ })
        .first()
        .waitFor()
    },
  },
  {
    screen: 'team-actions',
    state: 'empty',
    who: 'nora',
    async show({ page }) {
      await withActions(page, {})
      await page.goto(`${TEAM}/actions`)
      await page.getByText('No open actions').waitFor()
    },
  },
  {
    screen: 'team-actions',
    state: 'nothing-fits',
    who: 'nora',
    async show({ page }) {
      await withActions(page, {})
      await page.goto(`${TEAM}/actions?overdue=1`)
      await page.getByText('No matching actions').waitFor()
    },
  },
  {
    screen: 'team-actions',
    state: 'loading',
    who: 'nora',
    async show({ page }) {
      await page.route(LIST, () => undefined)
      await page.goto(`${TEAM}/actions`)
      await page.getByText('Loading actions…').waitFor({ state: 'attached' })
    },
  },
  {
    screen: 'team-actions',
    state: 'failed',
    who: 'nora',
    async show({ page }) {
      await page.route(LIST, (route) => route.fulfill({ status: 400, json: { code: 'bad-request' } }))
      await page.goto(`${TEAM}/actions`)
      await page.getByRole('button', { name: /again/i }).waitFor()
    },
  },
  {
    screen: 'overview',
    state: 'own-actions',
    who: 'nora',
    async show({ page }) {
      const actions = ACTIONS.slice(0, 7).map((action) => ({ ...action, team: { id: 't', name: 'Booking' } }))
      await page.route('**/api/my-actions', (route) => route.fulfill({ json: { actions, open: 7 } }))
      await withTeam(page, TEAMS.booking.id, () => ({ openActions: 7, allActions: 7 }))
      await page.goto('/dashboard')
      await page.getByRole('heading', { name: 'Your open actions' }).waitFor()
    },
  },
])
