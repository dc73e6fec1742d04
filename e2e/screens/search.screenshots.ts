import type { Page } from '@playwright/test'
import type { SearchResult } from '@retropulse/contract/search'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

async function type(page: Page, text: string): Promise<void> {
  await page.goto(`/dashboard/team/${TEAMS.booking.id}`)
  await page.getByRole('searchbox').fill(text)
  await page.getByRole('searchbox').press('Enter')
}

/** The search in a team. */
takeScreenshots([
  {
    screen: 'search',
    state: 'full',
    who: 'nora',
    async show({ page }) {
      await type(page, 'the')
      await page.getByRole('list', { name: 'Search results' }).waitFor()
    },
  },
  {
    screen: 'search',
    state: 'same-titles',
    who: 'nora',
    async show({ page }) {
      const at = (hour: number) => new Date(2026, 10, 26, hour, 5).getTime()
      const results: SearchResult[] = [9, 14].map((hour) => ({
        kind: 'note',
        board: { id: `retro-${hour}`, name: 'Sprint 61', timestamp: at(hour) },
        itemId: 'a-note',
        noteId: null,
        parts: [
          { text: 'Pair on ', isMatch: false },
          { text: 'the', isMatch: true },
          { text: ' payment code once a week', isMatch: false },
        ],
      }))
      await page.route('**/api/search/**', (route) => route.fulfill({ json: { results, hasMore: false } }))
      await type(page, 'the')
      await page
        .getByText(/, \d+:05/)
        .first()
        .waitFor()
    },
  },
  {
    screen: 'search',
    state: 'none',
    who: 'nora',
    async show({ page }) {
      await type(page, 'zzxxqq')
      await page.getByRole('search').getByText('No results').waitFor()
    },
  },
  {
    screen: 'search',
    state: 'failed',
    who: 'nora',
    async show({ page }) {
      await page.route('**/api/search/**', (route) =>
        route.fulfill({ status: 400, json: { code: 'bad-request' } }),
      )
      await type(page, 'sprint')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    screen: 'search',
    state: 'waiting',
    who: 'nora',
    async show({ page }) {
      await page.route('**/api/search/**', () => undefined)
      await type(page, 'sprint')
      await page.getByText('Searching', { exact: true }).waitFor({ state: 'attached' })
    },
  },
])
