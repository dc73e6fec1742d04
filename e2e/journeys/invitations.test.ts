import { expectAccessible } from '../stage/axe.ts'
import { expect, test } from '../stage/journey.ts'
import { createOwnTeam, createSomeone, inviteIdOf, type OwnTeam, visitAs } from '../stage/team-cast.ts'

const ORG_INVALID = 'This invite link is no longer valid'

/** Invites an address through the API; returns the path of the link. */
async function inviteTo(org: OwnTeam, emails: string): Promise<string> {
  const { body } = await org.owner.calls.post(`/api/org/${org.orgId}/invite`, { emails, role: 'admin' })
  const { invitations } = body as { invitations: [{ inviteToken: string }] }
  return `/invite/org/${org.orgId}/${invitations[0].inviteToken}`
}

test('INVITE-18: an invitation that is used, cancelled, replaced, expired or for another address has a page of its own with the next step', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/40[134]|410/)
  const org = await createOwnTeam(stage, 'Beacon')
  // Of its own in each run, so that the journey can be repeated.
  const address = `ines-${Date.now()}@beacon.example`
  const path = await inviteTo(org, address)
  const other = await createSomeone(stage, 'Otto Other')

  const page = await visitAs(visit, stage, other, path)
  await expect(page.getByRole('heading', { name: 'This invite is for another address' })).toBeVisible()
  await expect(page.getByText('It’s for i•••@beacon.example.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join' })).toHaveCount(0)
  await expectAccessible(page, 'an invitation for another address')
  await page.getByRole('button', { name: 'Sign out and switch account' }).click()
  await expect(page.getByRole('heading', { name: 'Join Beacon Ltd' })).toBeVisible()
  await expect(
    page.getByText('It’s for i•••@beacon.example. Sign in or create an account with that address'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Your name').fill('Ines Invited')
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { name: 'Beacon Ltd', level: 1 })).toBeVisible()

  const ended = [
    [path, 'Invite already used', ORG_INVALID],
    [await inviteTo(org, 'rita@beacon.example'), 'Invite replaced', ORG_INVALID],
    [await inviteTo(org, 'rita@beacon.example'), 'Invite cancelled', ORG_INVALID],
  ] as const
  await org.owner.calls.delete(`/api/org/${org.orgId}/invite`, { email: 'rita@beacon.example' })
  for (const [link, title, quoted] of ended) {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(quoted, { exact: true })).toBeVisible()
  }
  await expectAccessible(page, 'a cancelled invitation')

  // Fourteen days do not pass in a journey: the answer of the server is faked.
  await page.route('**/invitation?*', (route) =>
    route.fulfill({ status: 410, json: { code: 'invite-expired' } }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Invite expired' })).toBeVisible()
  await expect(page.getByText('It was valid for 14 days.')).toBeVisible()
})

test('INVITE-20: a user who joins a team while a retro of it is running lands in that retro, and is seen there', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/40[14]/)
  const org = await createOwnTeam(stage, 'Skerry')
  const input = { name: 'Live retro', columns: ['One', 'Two'] }
  const { body } = await org.owner.calls.post(`/api/team/${org.teamId}/boards`, input)
  const path = `/board/${(body as { id: string }).id}`
  const owner = await visitAs(visit, stage, org.owner, path)
  await expect(owner.getByRole('button', { name: /^Users online/ })).toBeVisible()

  const page = await visit('guest', `/invite/team/${org.teamId}/${await inviteIdOf(org)}`)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Your name').fill('Ingrid Invited')
  await page.getByLabel('Email').fill(`ingrid-${Date.now()}@skerry.example`)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('Welcome to Skerry')).toBeVisible()
  await owner.getByRole('button', { name: /^Users online/ }).click()
  await expect(owner.getByRole('dialog', { name: 'Users online' }).getByText('Ingrid Invited')).toBeVisible()
})
