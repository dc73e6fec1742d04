import type { Page } from '@playwright/test'
import type { BoardCard } from '@retropulse/contract/board'
import type { Miniature, Miniatures } from '@retropulse/contract/insights'
import type { Team } from '@retropulse/contract/teams'
import { DAY_MS } from '@retropulse/domain/kernel/durations'

/** Days from one retro to the next. */
const EVERY = 5

/** Spreads the retros of a team, which start within a minute, over years, and gives all but the newest some notes. */
export async function spreadOverYears(page: Page, teamPath: string): Promise<void> {
  const cards = new Map<string, BoardCard>()
  await page.route(`**${teamPath.replace('/dashboard', '/api')}`, async (route) => {
    const team = (await (await route.fetch()).json()) as Team
    const boards = team.boards.map((board, at) => ({
      ...board,
      timestamp: board.timestamp - at * EVERY * DAY_MS,
      cardsCount: at === 0 ? 0 : 9 + ((at * 5) % 14),
    }))
    for (const board of boards) cards.set(board.id, board)
    return route.fulfill({ json: { ...team, boards } })
  })
  await page.route('**/miniatures?*', (route) => {
    const ids = new URL(route.request().url()).searchParams.get('boards')?.split(',') ?? []
    const miniatures = ids.flatMap((id) => {
      const card = cards.get(id)
      return card === undefined ? [] : [miniatureOf(card)]
    })
    return route.fulfill({ json: { miniatures } satisfies Miniatures })
  })
}

/** The notes of a retro in all of its columns; some have votes. */
function miniatureOf({ id, cardsCount, meanings }: BoardCard): Miniature {
  const counts = meanings.map(() => 0)
  for (let note = 0; note < cardsCount; note += 1) {
    // Each note but every fifth stands in turn; the others in a column that differs from retro to retro.
    const at = (note % 5 === 4 ? cardsCount : note) % counts.length
    counts[at] = (counts[at] ?? 0) + 1
  }
  return {
    id,
    isMasked: false,
    columns: meanings.map((meaning, column) => ({
      meaning,
      bars: Array.from({ length: counts[column] ?? 0 }, (_, at) => [
        2 + ((at * 2 + column + cardsCount) % 4),
        (at + column) % 4 === 1 ? 2 : 0,
      ]),
      more: 0,
    })),
    moodScore: null,
    openActions: 0,
  }
}
