import type { Page } from '@playwright/test'
import type { Org, OrgTeam } from '@retropulse/contract/orgs'

/** Changes what the overview of an organisation shows of a team. */
export async function withTeam(
  page: Page,
  teamId: string,
  change: (team: OrgTeam) => Partial<OrgTeam>,
): Promise<void> {
  await page.route(/\/api\/org\/[^/?]+$/, async (route) => {
    const response = await route.fetch()
    const org = (await response.json()) as Org
    const teams = org.teams.map((team) => (team.id === teamId ? { ...team, ...change(team) } : team))
    await route.fulfill({ response, json: { ...org, teams } })
  })
}
