import type { Page } from '@playwright/test'
import type { OrgMembers } from '@retropulse/contract/orgs'
import { expectAccessible } from '../stage/axe.ts'
import { DESKTOP, expect, test } from '../stage/journey.ts'
import { createOwnTeam, createSomeone, type OwnTeam, visitAs } from '../stage/team-cast.ts'

const INVALID = 'This invite link is no longer valid'

async function membersOf({ owner, orgId }: OwnTeam): Promise<OrgMembers> {
  return (await owner.calls.get(`/api/org/${orgId}/members`)).body as OrgMembers
}

/** Invites an address through the API; returns the path of the link. */
async function inviteTo(org: OwnTeam, email: string): Promise<string> {
  await org.owner.calls.post(`/api/org/${org.orgId}/invite`, {
    emails: email,
    role: 'admin',
    isForAnyone: true,
  })
  const { invitations } = await membersOf(org)
  const token = invitations.find((invitation) => invitation.email === email)?.inviteToken ?? ''
  return `/invite/org/${org.orgId}/${token}`
}

const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row', { name })

// Rules: INVITE-8, INVITE-9, INVITE-12, INVITE-14, ORG-15, SHELL-57
test('an owner invites by email, and the link brings a person without an account into the organisation', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/401|410/)
  const org = await createOwnTeam(stage, 'Harbour')
  const page = await visitAs(visit, stage, org.owner, '/admins', {
    ...DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite admins' })
  const emails = dialog.getByLabel('Email addresses')
  await expect(dialog.getByRole('radio', { name: /^org admin/ })).toBeChecked()
  await emails.fill('tess@example.com, tom')
  await dialog.getByRole('button', { name: 'Send invite' }).click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await expect(emails).toHaveValue('tess@example.com, tom')
  await expect(emails).toBeFocused()
  await expectAccessible(page, 'an address that is none', '[role="dialog"]')
  await emails.fill(' tess@example.com,Tess@example.com ,tom@example.com')
  await dialog.getByRole('button', { name: 'Send 2 invites' }).click()
  await expect(page.getByText('2 invites are ready')).toBeVisible()
  await expect(page.getByText('This server doesn’t send email')).toBeVisible()

  await page.getByRole('button', { name: 'Options for tess@example.com' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Copy invite link', 'Cancel invite'])
  await page.getByRole('menuitem', { name: 'Copy invite link' }).click()
  await expect(page.getByText('Invite link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const tess = await visit('guest', link)
  await expect(tess.getByRole('heading', { name: 'Join Harbour Ltd' })).toBeVisible()
  await expectAccessible(tess, 'an invitation')
  await tess.getByRole('link', { name: 'Create an account' }).click()
  await tess.getByLabel('Your name').fill('Tess Newcomer')
  await tess.getByLabel('Email').fill('tess@example.com')
  await tess.getByLabel('Password', { exact: true }).fill('a long enough password')
  await tess.getByRole('button', { name: 'Sign up' }).click()
  await tess.getByRole('button', { name: 'Join' }).click()
  await expect(tess).toHaveURL('/dashboard')
  await expect(tess.getByRole('heading', { name: 'Harbour Ltd', level: 1 })).toBeVisible()
  await tess.goto(link)
  await expect(tess.getByText(INVALID, { exact: true })).toBeVisible()

  await page.reload()
  await expect(rowOf(page, /Tess Newcomer/)).toContainText('org admin')
  await expect(page.getByRole('button', { name: 'Options for tess@example.com' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Options for tom@example.com' }).click()
  await page.getByRole('menuitem', { name: 'Cancel invite' }).click()
  await expect(page.getByText('The link sent to tom@example.com no longer works.')).toBeVisible()
  await expect(page.getByText('No pending invites.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pending invites' })).toBeFocused()
})

// Rules: ORG-15, ORG-17, ORG-18, ORG-20, PERM-2
test('owners change roles and remove people, but neither the primary owner nor themselves', async ({
  visit,
  stage,
}) => {
  const org = await createOwnTeam(stage, 'Wharf')
  const vera = await createSomeone(stage, 'Vera Deputy')
  const token = (await inviteTo(org, 'vera@example.com')).split('/').at(-1)
  await vera.calls.post(`/api/org/${org.orgId}/join`, { inviteId: token })
  const page = await visitAs(visit, stage, org.owner, '/admins')
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Email', 'Role', 'Options'])
  await expect(rowOf(page, /Olga Owner \(you\)/)).toContainText('Primary owner, can’t be changed')
  await expect(page.getByRole('button', { name: 'Options for Olga Owner' })).toHaveCount(0)

  const menu = page.getByRole('button', { name: 'Options for Vera Deputy' })
  await menu.click()
  await expect(page.getByRole('menuitem')).toHaveText(['Change Role', 'Make primary owner', 'Remove'])
  await page.getByRole('menuitem', { name: 'Change Role' }).press('ArrowRight')
  await page.getByRole('menuitemradio', { name: /^org owner/ }).click()
  await expect(rowOf(page, /Vera Deputy/)).toContainText(/owner$/)

  const hers = await visitAs(visit, stage, vera, '/admins')
  await expect(rowOf(hers, /Vera Deputy \(you\)/)).toContainText('You can’t change your own role')
  await expect(rowOf(hers, /Olga Owner/)).toContainText('Primary owner, can’t be changed')
  await expect(hers.getByRole('button', { name: /^Options for / })).toHaveCount(0)

  await menu.click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Vera Deputy?' })
  await expect(dialog).toContainText('The teams’ invite links are reset')
  await expectAccessible(page, 'a removal', '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Vera Deputy was removed')).toBeVisible()
  await expect(rowOf(page, /Vera Deputy/)).toHaveCount(0)
  await hers.goto('/dashboard')
  await expect(hers.getByRole('heading', { name: 'Getting started' })).toBeVisible()
})

test('ERROR-10, TEAM-28: a change of role or a removal that fails says so, and changes nothing', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/50[03]|403/)
  const org = await createOwnTeam(stage, 'Quay')
  const vera = await createSomeone(stage, 'Vera Deputy')
  const token = (await inviteTo(org, 'vera@example.com')).split('/').at(-1)
  await vera.calls.post(`/api/org/${org.orgId}/join`, { inviteId: token })
  const page = await visitAs(visit, stage, org.owner, '/admins')
  await page.route('**/api/org/*/user-meta', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal-error' } }),
  )
  await page.route('**/api/org/*/member/*', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden' } }),
  )
  const menu = page.getByRole('button', { name: 'Options for Vera Deputy' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Change Role' }).press('ArrowRight')
  await page.getByRole('menuitemradio', { name: /^org owner/ }).click()
  await expect(page.getByText('Sorry something went wrong', { exact: true })).toBeVisible()
  await expect(rowOf(page, /Vera Deputy/)).toContainText('org admin')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(
    page.getByText(
      'Sorry something went wrong. Please contact your team admin to check if you have the right permissions.',
    ),
  ).toBeVisible()
  await expect(rowOf(page, /Vera Deputy/)).toBeVisible()
})

test('INVITE-18, INVITE-19, SSO-20: joining an organisation that fails says why, and a cancelled link that it is no longer valid', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/405|410|500/)
  const org = await createOwnTeam(stage, 'Pier')
  const path = await inviteTo(org, 'sam@example.com')
  const sam = await createSomeone(stage, 'Sam Newcomer')
  const page = await visitAs(visit, stage, sam, path)
  await expect(page.getByRole('button', { name: 'Organisation: Pier Ltd' })).toHaveCount(0)
  const refusals = [
    [405, 'sso-required', 'You organization has SSO enabled. Please sign out and sign in with SSO.'],
    [500, 'internal-error', 'Sorry something went wrong.'],
  ] as const
  for (const [status, code, text] of refusals) {
    await page.route('**/api/org/*/join', (route) => route.fulfill({ status, json: { code } }))
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await page.unroute('**/api/org/*/join')
    // Once SSO is required, the page offers that in place of Join.
    await page.reload()
    // The page has read the invitation: what comes after changes nothing on it.
    await expect(page.getByRole('button', { name: 'Join' })).toBeVisible()
  }
  await org.owner.calls.delete(`/api/org/${org.orgId}/invite`, { email: 'sam@example.com' })
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText(INVALID, { exact: true })).toBeVisible()
})
