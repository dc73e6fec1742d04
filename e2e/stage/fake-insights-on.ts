import type { Page } from '@playwright/test'
import { fakeInsights, fakeRecurringTopics } from './fake-insights.ts'

/** Mocks the insights of a team with `retrosCount` retros. */
export async function fakeInsightsOn(page: Page, teamPath: string, retrosCount: number): Promise<void> {
  await page.route(`**${teamPath.replace('/dashboard', '/api')}`, async (route) => {
    const team: unknown = await (await route.fetch()).json()
    if (typeof team !== 'object' || team === null || !('boards' in team) || !Array.isArray(team.boards))
      return
    const boards: readonly unknown[] = team.boards
    const played = Array.from({ length: Math.max(retrosCount, 1) }, (_, at) =>
      Object.assign({}, boards[0], { id: `board-${at}` }),
    )
    await route.fulfill({ json: { ...team, boards: played } })
  })
  await page.route('**/insights?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    return query.has('format')
      ? route.continue()
      : route.fulfill({ json: fakeInsights(retrosCount, query.get('limit') ?? '12') })
  })
  const themes = retrosCount > 1 ? fakeRecurringTopics(retrosCount) : { themes: [] }
  await page.route('**/themes?*', (route) => route.fulfill({ json: themes }))
}
