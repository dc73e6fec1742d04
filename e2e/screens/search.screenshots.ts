import type { Page } from '@playwright/test'
import type { SearchResult, SearchResults } from '@retropulse/contract/search'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

async function type(page: Page, text: string): Promise<void> {
  await page.goto(`/dashboard/team/${TEAMS.booking.id}`)
  await page.getByRole('searchbox').fill(text)
  await page.getByRole('searchbox').press('Enter')
}

/** The results of one retro for each title: other pictures start copies of the same retro. */
function withoutCopies(results: readonly SearchResult[]): SearchResult[] {
  const firsts = new Map(results.toReversed().map(({ board }) => [board.name, board.id]))
  return results.filter(({ board }) => firsts.get(board.name) === board.id)
}

/** The search in a team. */
takeScreenshots([
  {
    screen: 'search',
    state: 'full',
    who: 'nora',
    async show({ page }) {
      await page.route('**/api/search/**', async (route) => {
        const found = (await (await route.fetch()).json()) as SearchResults
        return route.fulfill({ json: { ...found, results: withoutCopies(found.results) } })
      })
      await type(page, 'the')
      await page.getByRole('list', { name: 'Search results', exact: true }).waitFor()
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
