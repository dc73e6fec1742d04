import type { Page } from '@playwright/test'
import type { Miniature, Miniatures } from '@retropulse/contract/insights'
import { MINIATURE_BARS_MAX } from '@retropulse/domain/insights/limits'
import { fakeBriefing, fakeInsights, fakeRecurringTopics } from './fake-insights.ts'

/** Mocks the insights of a team with `retrosCount` retros, and its cards with the same numbers. */
export async function fakeInsightsOn(page: Page, teamPath: string, retrosCount: number): Promise<void> {
  const retros = fakeInsights(retrosCount, 'all').retros.toReversed()
  await page.route(`**${teamPath.replace('/dashboard', '/api')}`, async (route) => {
    const team: unknown = await (await route.fetch()).json()
    if (typeof team !== 'object' || team === null || !('boards' in team) || !Array.isArray(team.boards))
      return
    const boards: readonly unknown[] = team.boards
    const played = Array.from({ length: Math.max(retrosCount, 1) }, (_, at) =>
      Object.assign({}, boards[0], { id: `board-${at}`, ...cardOf(retros[at]) }),
    )
    await route.fulfill({ json: { ...team, boards: played } })
  })
  await page.route('**/miniatures?*', (route) => {
    const ids = new URL(route.request().url()).searchParams.get('boards')?.split(',') ?? []
    const miniatures = ids.map((id) => miniatureOf(id, cardOf(retros[Number(id.replace('board-', ''))])))
    return route.fulfill({ json: { miniatures } satisfies Miniatures })
  })
  await page.route('**/insights?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    return query.has('format')
      ? route.continue()
      : route.fulfill({ json: fakeInsights(retrosCount, query.get('limit') ?? '12') })
  })
  await page.route('**/briefing?*', (route) => route.fulfill({ json: fakeBriefing(retrosCount) }))
  await page.route('**/themes?*', (route) => route.fulfill({ json: fakeRecurringTopics(retrosCount) }))
}

type Played = ReturnType<typeof fakeInsights>['retros'][number]

/** What the card of a retro says; of a team without a finished one, that its only retro has no notes. */
function cardOf(played: Played | undefined) {
  if (played === undefined) return { cardsCount: 0 }
  const { retro, cardsCount } = played
  return { name: retro.name, timestamp: retro.timestamp, cardsCount }
}

const MEANINGS = ['good', 'bad', 'idea', 'question'] as const

/** The notes of a retro, spread over four columns, most of them in the first ones. */
function miniatureOf(id: string, { cardsCount }: { readonly cardsCount: number }): Miniature {
  const counts = [0.35, 0.3, 0.2].map((share) => Math.round(share * cardsCount))
  const last = cardsCount - counts.reduce((sum, count) => sum + count, 0)
  return {
    id,
    isMasked: false,
    columns: [...counts, last].map((count, column) => ({
      meaning: MEANINGS[column] ?? 'other',
      bars: Array.from({ length: Math.min(count, MINIATURE_BARS_MAX) }, (_, at) => [
        1 + ((at * 2 + column) % 5),
        (at + column) % 3 === 0 ? 2 : 0,
      ]),
      more: Math.max(count - MINIATURE_BARS_MAX, 0),
    })),
    moodScore: null,
    openActions: 0,
  }
}
