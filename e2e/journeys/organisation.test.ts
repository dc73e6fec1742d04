import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts'
import { expectAccessible } from '../stage/axe.ts'
import { DESKTOP, type Device, expect, PHONE, test } from '../stage/journey.ts'
import type { Stage, Who } from '../stage/stage.ts'
import { createOwnTeam, createSomeone, type OwnTeam, type Someone, visitAs } from '../stage/team-cast.ts'

// A server of its own, where each organisation may use three teams.
test.describe.configure({ mode: 'default' })

let dataDir: string
let server: ServerProcess
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'organisation-'))
  server = await startServerProcess({
    DATA_DIR: dataDir,
    DEFAULT_PLAN: 'level2',
    REQUESTS_PER_MINUTE: '1000000',
  })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Visit = (who: Who, path: string, device?: Device) => Promise<Page>

/** The fixtures of a journey, on the server of this file. */
function here(visit: Visit, stage: Stage) {
  const own = { ...stage, url: server.url }
  const on = (device: Device): Device => ({ ...device, url: server.url })
  return {
    found: (teamName: string) => createOwnTeam(own, teamName),
    someone: (name: string) => createSomeone(own, name),
    as: (who: Someone, path: string, device = DESKTOP) => visitAs(visit, own, who, path, on(device)),
    guest: (path: string, device = DESKTOP) => visit('guest', path, on(device)),
  }
}

async function startRetro({ owner, teamId }: OwnTeam, name: string): Promise<string> {
  const input = { name, columns: ['Start', 'Stop'], format: 'start-stop-continue' }
  const { body } = await owner.calls.post(`/api/team/${teamId}/boards`, input)
  return `/board/${(body as { id: string }).id}`
}

/** Brings a user into the organisation by an invitation. */
async function makeAdmin({ owner, orgId }: OwnTeam, { calls }: Someone, role = 'admin'): Promise<void> {
  const emails = `${Math.random()}@example.com`
  const { body } = await owner.calls.post(`/api/org/${orgId}/invite`, { emails, role, isForAnyone: true })
  const [invitation] = (body as { invitations: { inviteToken: string }[] }).invitations
  const joined = await calls.post(`/api/org/${orgId}/join`, { inviteId: invitation?.inviteToken })
  expect(joined.status).toBe(204)
}

const NUMBERS = 'Numbers: retros in a week'

const createTeam = (page: Page) => page.getByRole('button', { name: 'Create a new team' })

test('DASH-19, DASH-20, DASH-21: the overview shows the retros of each team on a timeline of 3m, 6m or 1y', async ({
  visit,
  stage,
}) => {
  const { found, as } = here(visit, stage)
  const org = await found('Keepers')
  await startRetro(org, 'First watch')
  const path = await startRetro(org, 'Second watch')
  const page = await as(org.owner, '/dashboard')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Team',
    /^Retros/,
    'Team admins',
    'Facilitators',
    'Members',
    'Actions',
  ])
  await expect(page.getByRole('radio', { name: '3m' })).toBeChecked()
  const retros = page.getByRole('list', { name: 'Retros of Keepers' }).getByRole('link')
  await expect(retros).toHaveCount(2)
  await expect(page.getByText(NUMBERS).filter({ visible: true })).toBeHidden()
  // DASH-21: a lane is 50 px high.
  await expect(page.getByRole('list', { name: 'Retros of Keepers' }).locator('../..')).toHaveCSS(
    'height',
    '50px',
  )
  await page.getByText('1y', { exact: true }).click()
  await expect(page.getByRole('radio', { name: '1y' })).toBeChecked()
  await expect(retros).toHaveCount(2)

  await page.getByRole('link', { name: 'Keepers', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(retros.nth(1)).toBeFocused()
  await expect(page.getByRole('tooltip', { includeHidden: true })).toContainText('Second watch, ')
  await page.keyboard.press('ArrowLeft')
  await expect(retros.nth(0)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
})

test('DASH-20, DASH-21: more than three retros of a week are a number, which lists them for mouse and keyboard', async ({
  visit,
  stage,
}) => {
  const { found, as } = here(visit, stage)
  const org = await found('Stewards')
  const path = await startRetro(org, 'First round')
  for (const name of ['Second round', 'Third round', 'Fourth round']) await startRetro(org, name)
  const page = await as(org.owner, '/dashboard')
  const number = page
    .getByRole('list', { name: 'Retros of Stewards' })
    .getByRole('button', { name: '4 retros, ' })
  await expect(number).toHaveText('4')
  await expect(page.getByText(NUMBERS).filter({ visible: true })).toBeVisible()
  await expectAccessible(page, 'a crowded week')
  await number.click()
  await expect(page.getByRole('menuitem')).toHaveText([/^Fourth/, /^Third/, /^Second/, /^First/])
  await expectAccessible(page, 'the list of a crowded week', '[role="menu"]')
  await page.keyboard.press('Escape')
  await expect(number).toBeFocused()

  await page.getByRole('link', { name: 'Stewards', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(number).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
})

// Rules: DASH-22, TEAM-4, TEAM-5, TEAM-6
test('teams are created with a name of at most 60 characters, until the plan has no room for another one', async ({
  visit,
  stage,
}) => {
  const { found, as } = here(visit, stage)
  const org = await found('Pilots')
  const page = await as(org.owner, '/dashboard')
  await createTeam(page).click()
  const dialog = page.getByRole('dialog', { name: 'Create a new team' })
  const create = dialog.getByRole('button', { name: 'Create team' })
  const name = dialog.getByLabel('Team name')
  await create.click()
  await expect(dialog.getByText('Please enter a name')).toBeVisible()
  await expect(name).toBeFocused()
  await expectAccessible(page, 'a team without a name', '[role="dialog"]')
  await name.fill('x'.repeat(61))
  await create.click()
  await expect(dialog.getByText('Shorten the name to 60 characters')).toBeVisible()
  await name.fill('Stokers')
  await create.click()
  await expect(page.getByRole('heading', { name: 'Stokers', level: 1 })).toBeVisible()

  await org.owner.calls.post(`/api/org/${org.orgId}/team/create`, { name: 'Deckhands' })
  await page.goto('/dashboard')
  await expect(page.getByText('3 teams')).toBeVisible()
  await createTeam(page).click()
  const upgrade = page.getByRole('dialog', { name: 'Upgrade your plan' })
  await expect(upgrade).toContainText('Your plan doesn’t include another team.')
  await expect(upgrade.getByRole('link', { name: 'Compare plans' })).toBeVisible()
  await page.keyboard.press('Escape')

  await test.step('an archived team stands apart, and makes room for another one', async () => {
    await org.owner.calls.post(`/api/team/${org.teamId}/settings`, { isArchived: true })
    await page.reload()
    await expect(page.getByRole('region', { name: 'Archived teams' })).toContainText('Pilots')
    await expect(page.getByRole('table')).not.toContainText('Pilots')
    await expect(createTeam(page)).toBeEnabled()
  })
})

test('DASH-18, TRASH-12: a deleted team stands on the overview for 30 days, and can be restored there', async ({
  visit,
  stage,
}) => {
  const { found, as } = here(visit, stage)
  const org = await found('Riggers')
  await org.owner.calls.delete(`/api/team/${org.teamId}`)
  const page = await as(org.owner, '/dashboard')
  await expect(page.getByText('No teams in Riggers Ltd yet')).toBeVisible()
  const deleted = page.getByRole('region', { name: 'Recently deleted' })
  await expect(deleted.getByRole('listitem')).toContainText(/^RiggersDeleted on .* Restore it by /)
  await expectAccessible(page, 'an overview without teams')
  await deleted.getByRole('button', { name: 'Restore Riggers' }).click()
  await expect(page.getByText('Riggers is back')).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Riggers')
  await expect(deleted).toHaveCount(0)
})

// Rules: DASH-23, ORG-11, ORG-16, SHELL-5, SHELL-40, PERM-39, PULSE-1
test('users without a role in the organisation create no teams, and see only the tabs that they may open', async ({
  visit,
  stage,
}) => {
  const { found, someone, as } = here(visit, stage)
  const org = await found('Lookouts')
  const [admin, member] = [await someone('Ada Admin'), await someone('Mia Member')]
  await makeAdmin(org, admin)
  const { body } = await org.owner.calls.get(`/api/team/${org.teamId}`)
  const { invite } = body as { invite: { id: string } }
  await member.calls.post(`/api/team/${org.teamId}/join`, { inviteId: invite.id })
  const seen: readonly (readonly [Someone, readonly string[], number])[] = [
    [org.owner, ['Overview', 'Pulse', 'Admins', 'Plans', 'Settings'], 1],
    [admin, ['Overview', 'Pulse'], 1],
    [member, ['Overview', 'Pulse'], 0],
  ]
  for (const [who, tabs, buttons] of seen) {
    const page = await as(who, '/dashboard')
    await expect(page.getByRole('link', { name: 'Lookouts', exact: true })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Organisation' }).getByRole('link')).toHaveText(tabs)
    await expect(createTeam(page)).toHaveCount(buttons)
    for (const path of ['/admins', '/settings']) {
      await page.goto(path)
      await expect(page).toHaveURL(who === org.owner ? path : '/dashboard')
    }
  }
})

test('ORG-16, PERM-42: a 403 when the members load leads to the overview', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/403/)
  const { found, as } = here(visit, stage)
  const org = await found('Bosuns')
  const page = await as(org.owner, '/dashboard')
  await page.route('**/api/org/*/members', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden' } }),
  )
  await page.getByRole('link', { name: 'Admins' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('link', { name: 'Bosuns', exact: true })).toBeVisible()
})

test('ORG-23: a user who was removed from one organisation goes on with another one of theirs', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/404/)
  const { found, someone, as } = here(visit, stage)
  const org = await found('Coopers')
  const ada = await someone('Ada Admin')
  await makeAdmin(org, ada)
  await ada.calls.post('/api/org', { name: 'Her own', teamName: 'Dinghies' })
  const page = await as(ada, '/account')
  await expect(page.getByRole('button', { name: 'Organisation: Coopers Ltd' })).toBeVisible()
  await org.owner.calls.delete(`/api/org/${org.orgId}/member/${ada.id}`)
  await page.getByRole('button', { name: /^Profile/ }).click()
  await page.getByRole('menuitem', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Her own', level: 1 })).toBeVisible()
})

for (const [name, device] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`A11Y-15, A11Y-22: axe finds no violation on the pages of an organisation, and nothing is wider than the window, on a ${name}`, async ({
    visit,
    stage,
  }) => {
    const { found, as } = here(visit, stage)
    const org = await found('The team that never misses a retrospective, not once, ever')
    await startRetro(org, 'First watch')
    await org.owner.calls.post(`/api/org/${org.orgId}/invite`, { emails: 'pat@example.com', role: 'admin' })
    const page = await as(org.owner, '/healthz', device)
    const pages = [
      ['/dashboard', page.getByRole('list', { name: /^Retros of/ }).getByRole('link')],
      ['/admins', page.getByText('pat@example.com').first()],
      ['/settings#settings-activity', page.getByText('Olga Owner invited pat@example.com')],
    ] as const
    for (const [path, sign] of pages) {
      await page.goto(path)
      await expect(sign).toBeVisible()
      await expectAccessible(page, path)
      const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(overhang), path).toBe(0)
    }
  })
