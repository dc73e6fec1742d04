import type { Page } from '@playwright/test'
import { expectAccessible } from '../stage/axe.ts'
import { type Device, expect, PHONE, test, type Visit } from '../stage/journey.ts'
import type { Stage } from '../stage/stage.ts'
import { createOwnTeam, visitAs } from '../stage/team-cast.ts'

// Rules: DASH-37
test('the teams of a large organisation are searched by name', async ({ visit, stage }) => {
  const page = await visitTwelveTeams(visit, stage)
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

// Rules: DASH-40
test('DASH-40: a press on the head of a column sorts the teams, and the next one turns the order round', async ({
  visit,
}) => {
  const page = await visit('nora', '/dashboard')
  const head = page.getByRole('columnheader', { name: 'Team', exact: true })
  const names = page.getByRole('rowheader')
  await expect(head).toHaveAttribute('aria-sort', 'none')
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByText('Sorted by name, A to Z')).toBeAttached()
  const ascending = await names.allTextContents()
  expect(ascending).toEqual(ascending.toSorted((one, other) => one.localeCompare(other)))
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(names).toHaveText(ascending.toReversed())
  await expectAccessible(page, 'the sorted overview')
})

// Rules: DASH-40
test('on a phone many teams are sorted by a select', async ({ visit, stage }) => {
  const page = await visitTwelveTeams(visit, stage, PHONE)
  await page.goto('/dashboard')
  const names = page.getByRole('rowheader')
  await expect(names).toHaveCount(12)
  const created = await names.allTextContents()
  const order = page.getByRole('combobox', { name: 'Sort by' })
  await expect(order).toHaveValue('none')
  await order.selectOption('Name')
  await expect(names).toHaveText(created.toSorted((one, other) => one.localeCompare(other)))
  await expectAccessible(page, 'the overview sorted on a phone')
  await order.selectOption('Date created')
  await expect(names).toHaveText(created)
})

/** A page of an owner whose organisation has twelve teams, not yet at the dashboard. */
async function visitTwelveTeams(visit: Visit, stage: Stage, device?: Device): Promise<Page> {
  const team = await createOwnTeam(stage, 'Piloter')
  const page = await visitAs(visit, stage, team.owner, '/healthz', device)
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
  return page
}
