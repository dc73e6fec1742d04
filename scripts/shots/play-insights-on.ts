import type { Page } from '@playwright/test'
import { playInsights, playThemes } from './played-insights.ts'

/** Has a team's page hear that the team has held so many retros, whatever there are. */
export async function playInsightsOn(page: Page, teamPath: string, retrosCount: number): Promise<void> {
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
      : route.fulfill({ json: playInsights(retrosCount, query.get('limit') ?? '12') })
  })
  const themes = retrosCount > 1 ? playThemes(retrosCount) : { themes: [] }
  await page.route('**/themes?*', (route) => route.fulfill({ json: themes }))
}
