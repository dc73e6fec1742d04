import type { Page } from '@playwright/test'
import { statusSchema } from '@retropulse/contract/accounts'
import type { BoardCard } from '@retropulse/contract/board'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { type Shot, takeScreenshots } from './steps/take-screenshots.ts'

const LONG = 'Rückblick auf die Betriebsversammlung der Schifffahrtsgesellschaft'

/** Retros without a team (CREATE-18, CREATE-22): starting one, finding them again; and users without a team. */
takeScreenshots([
  shot('overview', 'list', 'nora', async ({ page }) => {
    await playRetros(page)
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: 'Your retros without a team' }).waitFor()
  }),
  shot('overview', 'only-deleted', 'nora', async ({ page }) => {
    await playRetros(page, 0)
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: 'Recently deleted' }).waitFor()
  }),
  shot('getting-started', 'list', 'newcomer', async ({ page }) => {
    await playRetros(page)
    await page.goto('/')
    await page.getByRole('heading', { name: 'Your retros without a team' }).waitFor()
  }),
  shot('getting-started', 'closed', 'newcomer', async ({ page }) => {
    await playClosed(page)
    await page.goto('/')
    await page.getByRole('button', { name: /again/ }).waitFor()
  }),
  shot('getting-started', 'closed-list', 'newcomer', async ({ page }) => {
    await playClosed(page)
    await playRetros(page)
    await page.goto('/')
    await page.getByRole('heading', { name: 'Your retros without a team' }).waitFor()
  }),
  shot('create-retro', 'teams', 'nora', async ({ page }) => {
    await page.goto('/team/board/create')
    await page.getByRole('combobox', { name: 'Team' }).selectOption({ label: TEAMS.care.name })
  }),
  shot('create-retro', 'no-team', 'nora', async ({ page }) => {
    await page.goto('/team/board/create?team=none')
    await page.getByText('Anyone with the link can take part.').waitFor()
  }),
  shot('create-retro', 'newcomer', 'newcomer', async ({ page }) => {
    await page.goto('/team/board/create')
    await page.getByText('Anyone with the link can take part.').waitFor()
  }),
  shot('create-retro', 'full', 'newcomer', async ({ page }) => {
    await page.route('**/api/boards', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { code: 'allowance-used-up' } })
        : route.continue(),
    )
    await page.goto('/team/board/create')
    await page.getByRole('button', { name: 'Get started' }).click()
    await page.getByText('which is the limit').filter({ visible: true }).first().waitFor()
  }),
  shot('create-retro', 'denied', 'samuel', async ({ page }) => {
    await page.goto(`/team/${TEAMS.booking.id}/board/create`)
    await page.getByText('Team admins: ').waitFor()
  }),
])

function shot(screen: string, state: string, who: Shot['who'], show: Shot['show']): Shot {
  return {
    screen: `personal-${screen}`,
    state,
    who,
    ...(!screen.startsWith('create') && { isWhole: true }),
    show,
  }
}

async function playClosed(page: Page): Promise<void> {
  await page.route('**/status', async (route) => {
    const status = statusSchema.parse(await (await route.fetch()).json())
    await route.fulfill({ json: { ...status, allowsOrgCreation: false } })
  })
}

/** Mocks `count` retros without a team, and two deleted ones. */
async function playRetros(page: Page, count = 4): Promise<void> {
  const boards = [LONG, 'Book club', 'רטרו של החורף', 'Moving house']
    .slice(0, count)
    .map((name, at): BoardCard => {
      const timestamp = Date.now() - (at + 1) * 5 * DAY_MS
      return {
        id: `personal-retro-${at}`,
        name,
        timestamp,
        updatedAt: timestamp,
        cardsCount: 12 * at,
        orgId: null,
        membersCount: 0,
        planId: null,
        isAnonymous: false,
        compact: false,
        modelId: null,
        pulseData: null,
        columns: ['What went well', 'What did not', 'Try next'],
        meanings: ['good', 'bad', 'idea'],
        isPrivate: false,
        daysRemaining: null,
        theme: at === 1 ? 'coral-reef' : null,
        backgroundUrl: null,
      }
    })
  const trash = [LONG, 'Picnic'].map((name, at) => ({
    id: `deleted-${at}`,
    name,
    deletedAt: Date.now() - 3 * DAY_MS,
  }))
  await page.route('**/api/boards', (route) => route.fulfill({ json: { boards, trash } }))
}
