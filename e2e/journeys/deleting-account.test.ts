import { PASSWORD } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { expect, test } from '../stage/journey.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

test('ORG-24, PROFILE-10, PROFILE-12: a primary owner reads what goes with the account, downloads its retros, and names an heir', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Lamplighters')
  const heir = await createSomeone(stage, 'Hanna Heir')
  await bring(team, heir)
  await team.owner.calls.post('/api/org', { name: 'Lone ventures', teamName: 'Soloists' })
  await team.owner.calls.post(`/api/team/${team.teamId}/boards`, { name: 'Kept', columns: ['One'] })
  const page = await visitAs(visit, stage, team.owner, '/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('You’re the only person in Lone ventures.')).toBeVisible()
  await expectAccessible(page, 'deleting an account with organisations', '[role="dialog"]')
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download the retros of Soloists' }).click()
  expect((await download).suggestedFilename()).toBe('Soloists.json')

  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Choose a new primary owner for each organisation.')).toBeVisible()
  await expect(dialog.getByLabel(/^New primary owner of/)).toBeFocused()
  await dialog.getByLabel(/^New primary owner of/).selectOption(heir.id)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Account deleted')).toBeVisible()

  const hers = await visitAs(visit, stage, heir, '/admins')
  await expect(hers.getByRole('row', { name: /Hanna Heir/ })).toContainText(/owner/i)
})
