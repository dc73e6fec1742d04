import { expectAccessible } from '../stage/axe.ts'
import { DESKTOP, type Device, expect, PHONE, test } from '../stage/journey.ts'
import { bring, createOwnTeam, createSomeone, inviteIdOf, visitAs } from '../stage/team-cast.ts'

const INVALID = 'This invite link is no longer valid, please contact your team to get a new invite link.'

// Rules: INVITE-1, SHELL-56, PERM-35, TEAM-23
test('a visitor joins a team by its link, and leaves it again', async ({ visit, stage, expectNoise }) => {
  expectNoise(/401/)
  const team = await createOwnTeam(stage, 'Keepers')
  const page = await visit('guest', `/invite/team/${team.teamId}/${await inviteIdOf(team)}`)
  await expect(page.getByRole('heading', { name: 'Join Keepers' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Your name').fill('Nils Newcomer')
  await page.getByLabel('Email').fill(`nils-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page).toHaveURL(team.path)
  await expect(page.getByText('Welcome to Keepers')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Keepers', level: 1 })).toBeVisible()

  await page.getByRole('link', { name: /^Members/ }).click()
  const you = page.getByRole('row', { name: /Nils Newcomer \(you\)/ })
  await expect(you).toContainText('member')
  await expect(page.getByRole('switch', { name: 'Invite link' })).toHaveCount(0)
  await you.getByRole('button', { name: 'Options for Nils Newcomer' }).click()
  await page.getByRole('menuitem', { name: 'Leave team' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave Keepers?' })
  await dialog.getByRole('button', { name: 'Leave team' }).click()
  await expect(page.getByText('You left Keepers')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()
})

test('INVITE-4, INVITE-5: the link of a team is copied, is blurred while it is switched off, and is another one afterwards', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/404|410/)
  const team = await createOwnTeam(stage, 'Pilots')
  const page = await visitAs(visit, stage, team.owner, `${team.path}/members`, {
    ...DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const link = page.getByRole('textbox', { name: 'Invite link to Pilots' })
  const copy = page.getByRole('button', { name: 'Copy' })
  const first = `${stage.url}/invite/team/${team.teamId}/${await inviteIdOf(team)}`
  await expect(link).toHaveValue(first)
  await copy.click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)

  const onOff = page.getByRole('switch', { name: 'Invite link' })
  await onOff.click()
  await expect(page.getByText('No one can join by link.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cop(y|ied)$/ })).toBeDisabled()
  // What is seen of the field stands beside it.
  const seen = link.locator('xpath=following-sibling::span')
  await expect(seen).toHaveCSS('filter', /blur/)
  const guest = await visit('guest', first)
  await expect(guest.getByText(INVALID)).toBeVisible()

  await onOff.click()
  await expect(link).not.toHaveValue(first)
  await expect(seen).not.toHaveCSS('filter', /blur/)
  await guest.goto(await link.inputValue())
  await expect(guest.getByRole('heading', { name: 'Join Pilots' })).toBeVisible()
  await guest.goto(first)
  await expect(guest.getByText(INVALID)).toBeVisible()
})

// Rules: CREATE-39, PERM-34, PERM-44, PERM-45, TEAM-7, TEAM-18, TEAM-19
test('an admin changes roles and removes a member, whose page then says that the team is not open to them', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/40[34]/)
  const team = await createOwnTeam(stage, 'Riggers')
  const mia = await createSomeone(stage, 'Mia Member')
  await bring(team, mia)
  const owner = await visitAs(visit, stage, team.owner, `${team.path}/members`)
  const page = await visitAs(visit, stage, mia, team.path)
  await expect(page.getByRole('navigation', { name: 'Team' }).getByRole('link')).toHaveText([
    'Dashboard',
    'Retros0',
    'Actions',
    'Pulse',
    'Members2',
  ])

  await expect(page.getByRole('button', { name: 'Start a retro' })).toHaveAccessibleDescription(
    'To start a retro, ask your team admin to make you a Facilitator',
  )

  await page.goto(`/team/${team.teamId}/board/create`)
  await expect(page.getByText('Team admins: Olga Owner')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get started' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the team' }).click()
  await expect(page).toHaveURL(team.path)

  const own = owner.getByRole('row', { name: /Olga Owner/ })
  await own.getByRole('button', { name: 'Options for Olga Owner' }).click()
  await expect(owner.getByRole('menuitem')).toHaveText(['Leave team'])
  await expect(owner.getByText('Change Role')).toHaveCount(0)
  await owner.keyboard.press('Escape')
  const hers = owner.getByRole('row', { name: /Mia Member/ })
  const menu = hers.getByRole('button', { name: 'Options for Mia Member' })
  await menu.click()
  await expect(owner.getByText('Change Role')).toBeVisible()
  await owner.getByRole('menuitemradio', { name: /^facilitator/ }).click()
  await expect(hers).toContainText('facilitator')
  await page.reload()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText('Only team admins can make changes.').first()).toBeVisible()
  for (const name of ['Save', 'Copy', 'Archive team', 'Delete team'])
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(
      'Only team admins can make changes.',
    )

  await menu.click()
  await owner.getByRole('menuitem', { name: 'Remove from team' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove from team' }).click()
  await expect(owner.getByText('Mia Member was removed from Riggers')).toBeVisible()
  await expect(hers).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('You don’t have access to that team. Here are yours.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()
  await page.getByRole('link', { name: 'Retropulse, home' }).click()
  await expect(page).toHaveURL('/')
})

test('TEAM-8, TEAM-10, TEAM-11, TEAM-12, SHELL-65: Save is disabled while the name of a team is empty or unchanged, and Private takes a paid plan; a switch is saved at once and says so', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Stokers')
  const page = await visitAs(visit, stage, team.owner, `${team.path}/settings`)
  const name = page.getByRole('textbox', { name: 'Team name' })
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await name.fill('  ')
  await expect(page.getByText('Please enter a name')).toBeVisible()
  await expect(save).toBeDisabled()
  await name.fill('x'.repeat(101))
  await expect(name).toHaveValue('x'.repeat(100))
  await name.fill('Stokers and firemen')
  await save.click()
  await expect(page.getByRole('heading', { name: 'Stokers and firemen', level: 1 })).toBeVisible()
  await expect(save).toBeDisabled()

  await expect(page.getByRole('radio', { name: 'Public' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Private' })).toBeDisabled()
  await expect(
    page.getByText('Choose a plan in your organisation’s Plans tab to lift this limit.'),
  ).toBeVisible()
  const saved = page.waitForResponse(`**/api/team/${team.teamId}/settings`)
  await page.getByRole('switch', { name: 'Show authors in new retros' }).click()
  const authors = page.getByRole('switch', { name: 'Show authors in new retros' })
  await expect(authors).not.toBeChecked()
  await saved
  await page.reload()
  await expect(authors).not.toBeChecked()
  await authors.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('TEAM-14, TEAM-17: Undo brings an archived and a deleted team back', async ({ visit, stage }) => {
  const team = await createOwnTeam(stage, 'Bosuns')
  const page = await visitAs(visit, stage, team.owner, `${team.path}/settings`)
  await page.getByRole('button', { name: 'Archive team' }).click()
  await expect(page.getByText('Bosuns is archived')).toBeVisible()
  await expect(page.getByRole('main').getByText('Archived', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Bosuns is back')).toBeVisible()
  await expect(page.getByRole('main').getByText('Archived', { exact: true })).toHaveCount(0)

  const ask = page.getByRole('dialog', { name: 'Delete Bosuns?' })
  await page.getByRole('button', { name: 'Delete team' }).click()
  await expect(ask).toContainText('30 days')
  await ask.getByRole('button', { name: 'Cancel' }).first().click()
  await expect(ask).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete team' }).click()
  await ask.getByRole('button', { name: 'Delete team' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Bosuns was deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(team.path)
  await expect(page.getByRole('heading', { name: 'Bosuns', level: 1 })).toBeVisible()
})

// Rules: INVITE-3, ERROR-10, ERROR-13, PERM-48, TEAM-28, TEAM-29
test('a change that fails says so, and the page stays as it was', async ({ visit, stage, expectNoise }) => {
  expectNoise(/500|403|405/)
  const team = await createOwnTeam(stage, 'Cooks')
  const mia = await createSomeone(stage, 'Mia Member')
  await bring(team, mia)
  const page = await visitAs(visit, stage, team.owner, `${team.path}/members`)
  const refuse = (call: string, status: number, code: string) =>
    page.route(call, (route) => route.fulfill({ status, json: { code } }))

  await refuse('**/invite', 500, 'internal-error')
  const onOff = page.getByRole('switch', { name: 'Invite link' })
  await onOff.click()
  await expect(page.getByText('Sorry something went wrong', { exact: true })).toBeVisible()
  await expect(onOff).toBeChecked()

  await refuse('**/user-meta', 403, 'forbidden')
  const hers = page.getByRole('row', { name: /Mia Member/ })
  await hers.getByRole('button').click()
  await page.getByRole('menuitemradio', { name: /^team admin/ }).click()
  await expect(
    page.getByText(
      'Sorry something went wrong. Please contact your team admin to check if you have the right permissions.',
    ),
  ).toBeVisible()
  await expect(hers).toContainText('member')

  const invited = await createSomeone(stage, 'Ida Invited')
  const other = await visitAs(visit, stage, invited, `/invite/team/${team.teamId}/${await inviteIdOf(team)}`)
  await other.route('**/join', (route) => route.fulfill({ status: 405, json: { code: 'sso-required' } }))
  await other.getByRole('button', { name: 'Join' }).click()
  await expect(
    other.getByText('You organization has SSO enabled. Please sign out and sign in with SSO.'),
  ).toBeVisible()
  await expect(other.getByRole('button', { name: 'Sign out and sign in with SSO' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Join' })).toHaveCount(0)
  await other.reload()
  await other.route('**/join', (route) => route.fulfill({ status: 500, json: { code: 'internal-error' } }))
  await other.getByRole('button', { name: 'Join' }).click()
  await expect(other.getByText('Sorry something went wrong.', { exact: true })).toBeVisible()
  await other.route('**/join', (route) => route.fulfill({ status: 405, json: { code: 'sso-required' } }))
  await other.getByRole('button', { name: 'Join' }).click()
  await other.getByRole('button', { name: 'Sign out and sign in with SSO' }).click()
  await expect(other).toHaveURL(/\/sso\?returnTo=%2Finvite%2Fteam%2F/)
  await expect(other.getByLabel('Work email')).toBeVisible()
  expect((await other.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([])
})

const devices: readonly (readonly [string, Device])[] = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
]

for (const [name, device] of devices) {
  test(`A11Y-15, SLACK-31: axe finds no violation on the pages of a team, and Slack stands last on a server without it, on a ${name}`, async ({
    visit,
    stage,
    expectNoise,
  }) => {
    expectNoise(/404/)
    const team = await createOwnTeam(stage, 'Divers')
    const fay = await createSomeone(stage, 'Fay Facilitator')
    await bring(team, fay, 'facilitator')
    const page = await visitAs(visit, stage, team.owner, `${team.path}/members`, device)
    await page.getByRole('button', { name: 'Options for Fay Facilitator' }).click()
    await expectAccessible(page, 'menu of a member', '[role="menu"]')
    await page.getByRole('menuitem', { name: 'Remove from team' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'removing a member', '[role="dialog"]')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).last().click()
    await page.getByRole('switch', { name: 'Invite link' }).click()
    await expect(page.getByText('No one can join by link.')).toBeVisible()
    await expectAccessible(page, 'members, link off')
    await page.goto(`${team.path}/settings#settings-delete`)
    await expect(page.getByRole('button', { name: 'Delete team' })).toBeVisible()
    await expectAccessible(page, 'settings')
    await page.goto(`${team.path}/integrations`)
    await expect(
      page.getByText('It isn’t set up yet. The person who runs Retropulse for you can add it.', {
        exact: false,
      }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Calendar',
      'Issue trackers',
      'Other integrations',
      'Slack app',
    ])
    await expectAccessible(page, 'integrations')

    const hers = await visitAs(visit, stage, fay, `${team.path}/settings#settings-delete`, device)
    await expect(hers.getByRole('button', { name: 'Delete team' })).toBeVisible()
    await expectAccessible(hers, 'settings of a facilitator')
    const pilots = await createOwnTeam(stage, 'Pilots')
    await hers.goto(`/invite/team/${pilots.teamId}/${await inviteIdOf(pilots)}`)
    await expect(hers.getByRole('button', { name: 'Join' })).toBeVisible()
    await expectAccessible(hers, 'invitation')
    await hers.goto(`/invite/team/${pilots.teamId}/gone`)
    await expect(hers.getByText(INVALID)).toBeVisible()
    await expectAccessible(hers, 'invalid invitation')
  })
}
