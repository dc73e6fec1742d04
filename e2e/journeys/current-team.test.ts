import { expect, test } from '../stage/journey.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

// Rules: SHELL-1, SHELL-7, DASH-29, TEAM-30
test('a team that is deleted while its page is open leads to the overview, and the first other team is the current one', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/404/)
  const team = await createOwnTeam(stage, 'Lookouts')
  // The teams of the owner in another organisation: what is first there is first of all.
  const crew = await createOwnTeam(stage, 'Caulkers')
  await bring(crew, team.owner)
  const page = await visitAs(visit, stage, team.owner, `${team.path}/settings`)
  const logo = page.getByRole('link', { name: 'Retropulse, home' })
  await expect(page.getByRole('button', { name: 'Delete team' })).toBeVisible()
  await expect(logo).toHaveAttribute('href', team.path)
  expect((await team.owner.calls.delete(`/api/team/${team.teamId}`)).status).toBe(204)
  await page.getByRole('switch', { name: 'Show authors in new retros' }).click()
  await expect(page.getByText('You don’t have access to that team. Here are yours.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(logo).toHaveAttribute('href', crew.path)
})

test('DASH-29: the first other team is the current one, too, while the list of organisations is still loading', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/404/)
  const team = await createOwnTeam(stage, 'Riggers')
  const crew = await createOwnTeam(stage, 'Stevedores')
  await bring(crew, team.owner)
  const page = await visitAs(visit, stage, team.owner, '/api-guide')
  const held = Promise.withResolvers<void>()
  await page.route('**/org-switch-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${team.path}/settings`)
  await expect(page.getByRole('button', { name: 'Delete team' })).toBeVisible()
  expect((await team.owner.calls.delete(`/api/team/${team.teamId}`)).status).toBe(204)
  await page.getByRole('switch', { name: 'Show authors in new retros' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('link', { name: 'Retropulse, home' })).toHaveAttribute('href', crew.path)
  held.resolve()
})

test('DASH-29: a user without another team has no current one once theirs is closed to them', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/404/)
  const team = await createOwnTeam(stage, 'Lamplighters')
  const page = await visitAs(visit, stage, team.owner, `${team.path}/settings`)
  await expect(page.getByRole('button', { name: 'Delete team' })).toBeVisible()
  expect((await team.owner.calls.delete(`/api/team/${team.teamId}`)).status).toBe(204)
  await page.getByRole('switch', { name: 'Show authors in new retros' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('link', { name: 'Retropulse, home' })).toHaveAttribute('href', '/')
})

test('SHELL-9, SHELL-10, PERM-40: the profile menu opens the invite link with member:edit, the settings of the team with team:edit, those of the organisation with org:edit', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Carpenters')
  const mia = await createSomeone(stage, 'Mia Member')
  await bring(team, mia, 'facilitator')
  const page = await visitAs(visit, stage, team.owner, '/dashboard')
  const open = () => page.getByRole('button', { name: /^Profile/ }).click()
  await open()
  await page.getByRole('menuitem', { name: 'Invite members' }).click()
  await expect(page).toHaveURL(`${team.path}/members#invite`)
  await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused()
  await open()
  await page.getByRole('menuitem', { name: 'Team settings' }).click()
  await expect(page).toHaveURL(`${team.path}/settings`)
  await open()
  await page.getByRole('menuitem', { name: 'Organisation settings' }).click()
  await expect(page).toHaveURL('/settings')

  const hers = await visitAs(visit, stage, mia, team.path)
  await hers.getByRole('button', { name: /^Profile/ }).click()
  await expect(hers.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible()
  await expect(
    hers.getByRole('menuitem', { name: /Invite members|Team settings|Organisation settings/ }),
  ).toHaveCount(0)
})

test('SHELL-5: for a user with one organisation its name is a link to the overview, with two it is a menu', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Coopers')
  const page = await visitAs(visit, stage, team.owner, `${team.path}/members`)
  const link = page.getByRole('banner').getByRole('link', { name: 'Coopers Ltd' })
  await expect(link).toHaveAttribute('href', '/dashboard')
  await link.click()
  await expect(page).toHaveURL('/dashboard')
  await team.owner.calls.post('/api/org', { name: 'Second Ltd', teamName: 'Dinghies' })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Organisation: Coopers Ltd' })).toBeVisible()
  await expect(link).toHaveCount(0)
})
