import { unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../stage/axe.ts'
import { expect, test } from '../stage/journey.ts'
import { createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

// Rules: EXPORT-14, ORG-26, ORG-27, ORG-29, ORG-30
test('a primary owner downloads everything, deletes the organisation, restores it and hands it on', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Ferrymen')
  const heir = await createSomeone(stage, 'Hanna Heir')
  const input = { emails: 'hanna@example.com', role: 'admin', isForAnyone: true }
  const { body } = await team.owner.calls.post(`/api/org/${team.orgId}/invite`, input)
  const [{ inviteToken }] = (body as { invitations: [{ inviteToken: string }] }).invitations
  await heir.calls.post(`/api/org/${team.orgId}/join`, { inviteId: inviteToken })
  const page = await visitAs(visit, stage, team.owner, '/settings')

  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('Ferrymen-Ltd.zip')
  expect(Object.keys(unzipSync(await readFile(await download.path())))).toContain('index.json')

  await page.getByRole('button', { name: 'Delete organisation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Ferrymen Ltd?' })
  const confirm = dialog.getByRole('button', { name: 'Delete organisation' })
  await dialog.getByLabel('Type Ferrymen Ltd to confirm').fill('Ferrymen')
  await expect(confirm).toBeDisabled()
  await expectAccessible(page, 'deleting an organisation', '[role="dialog"]')
  await dialog.getByLabel('Type Ferrymen Ltd to confirm').fill('Ferrymen Ltd')
  await confirm.click()
  await expect(page).toHaveURL('/account#account-deleted-orgs')
  await expect(page.getByRole('heading', { name: 'Deleted organisations' })).toBeVisible()
  await expectAccessible(page, 'an account with a deleted organisation')

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()
  await page.getByRole('button', { name: 'Restore Ferrymen Ltd' }).click()
  await expect(page.getByRole('heading', { name: 'Ferrymen', level: 1, exact: true })).toBeVisible()

  await page.goto('/admins')
  await page.getByRole('button', { name: 'Options for Hanna Heir' }).click()
  await page.getByRole('menuitem', { name: 'Make primary owner' }).click()
  const asking = page.getByRole('dialog', { name: 'Make Hanna Heir the primary owner?' })
  await asking.getByRole('button', { name: 'Make primary owner' }).click()
  await expect(page.getByRole('row', { name: /Hanna Heir/ })).toContainText('Primary owner')
  await page.goto('/settings')
  await expect(page.getByText('Hanna Heir the primary owner')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete organisation' })).toHaveCount(0)
})
