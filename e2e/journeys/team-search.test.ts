import { expectAccessible } from '../stage/axe.ts'
import { expect, test } from '../stage/journey.ts'
import { createOwnTeam, visitAs } from '../stage/team-cast.ts'

// Rules: DASH-37
test('the teams of a large organisation are searched by name', async ({ visit, stage }) => {
  const team = await createOwnTeam(stage, 'Piloter')
  const page = await visitAs(visit, stage, team.owner, '/healthz')
  await page.route(`**/api/org/${team.orgId}`, async (route) => {
    const org = (await (await route.fetch()).json()) as { teams: { id: string; name: string }[] }
    const [own] = org.teams
    const others = [
      'Båtsmän',
      'Cooks',
      'Divers',
      'Engineers',
      'Fuel',
      'Galley',
      'Harbour',
      'Ice',
      'Jetty',
      'Keel',
      'Lights',
    ]
    const teams = others.map((name, at) => ({ ...own, id: `team-${at}`, name }))
    await route.fulfill({ json: { ...org, teams: [own, ...teams] } })
  })
  await page.goto('/dashboard')
  const names = page.getByRole('rowheader')
  await expect(names).toHaveCount(12)
  const field = page.getByRole('searchbox', { name: 'Search teams' })
  await field.fill('batsman')
  await expect(names).toHaveText(['Båtsmän'])
  await expect(page.getByText('1 team found')).toBeAttached()
  await field.fill('Zebra')
  await expect(page.getByText('No team matches “Zebra”.')).toBeVisible()
  await expectAccessible(page, 'no team found')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(names).toHaveCount(12)
  await expect(field).toBeFocused()
})
