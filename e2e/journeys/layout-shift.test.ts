import { TEAMS } from '../../scripts/seed/cast.ts'
import { DESKTOP, type Device, expect, PHONE, test } from '../stage/journey.ts'
import { startSurvey } from '../stage/pulse-steps.ts'
import { shiftsOf, watchShifts } from '../stage/layout-shifts.ts'
import { boardWhere } from '../stage/stage.ts'
import { createOwnTeam, visitAs } from '../stage/team-cast.ts'

// Each arrival on a board adds an avatar: these boards are used by no other journey and measured one after the other.
test.describe.configure({ mode: 'default' })

const devices: readonly (readonly [string, Device])[] = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
]

for (const [name, device] of devices) {
  test(`A11Y-21: nothing moves by itself while a page loads: the layout shift is 0, on a ${name}`, async ({
    visit,
    stage,
  }) => {
    const page = await visit('nora', 'about:blank', device)
    await watchShifts(page)
    const pages: readonly (readonly [path: string, ready: string | RegExp])[] = [
      ['/dashboard', 'Customer Care'],
      ['/admins', 'Tomás Herrera'],
      ['/settings', 'Data export'],
      [`/dashboard/team/${TEAMS.care.id}`, 'Customer Care'],
      [`/dashboard/team/${TEAMS.care.id}/retros`, 'Strike day'],
      [`/team/${TEAMS.care.id}/board/create`, 'Classics'],
      [`/board/${boardWhere(stage, ({ title }) => title === 'The certificate Sunday')}`, /^.+$/],
      [`/board/${boardWhere(stage, ({ isOverfull }) => isOverfull === true)}`, /^.+$/],
    ]
    for (const [path, ready] of pages) {
      await page.goto(path)
      const sign = path.startsWith('/board/')
        ? page.getByRole('list').getByRole('group')
        : // A phone has the links to sections hidden.
          page.getByRole('main').getByText(ready).filter({ visible: true })
      await expect(sign.first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await shiftsOf(page), path).toEqual([])
    }
  })
}

test('A11Y-21: the layout shift of the pages of visitors is 0', async ({ visit, stage }) => {
  const page = await visit('guest', 'about:blank')
  await watchShifts(page)
  for (const path of [
    '/login',
    '/login?mode=sign-up',
    '/no/such/page',
    `/board/${boardWhere(stage, ({ title }) => title === 'Strike day')}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect.soft(await shiftsOf(page), path).toEqual([])
  }
})

for (const [name, device] of devices) {
  test(`A11Y-21: the layout shift of pages with something to do is 0, on a ${name}`, async ({
    visit,
    stage,
  }) => {
    const team = await createOwnTeam(stage, 'Winchmen')
    const { calls, id } = team.owner
    await calls.post(`/api/team/${team.teamId}/boards`, { name: 'Monday', columns: ['Good', 'Bad'] })
    for (const text of ['Oil the winch', 'Coil the rope'])
      await calls.post(`/api/team/${team.teamId}/actions`, { newAction: { text, assignee: id } })
    const page = await visitAs(visit, stage, team.owner, 'about:blank', device)
    await watchShifts(page)
    for (const path of ['/dashboard', team.path, `${team.path}/actions`]) {
      await page.goto(path)
      await expect(page.getByText('Oil the winch').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await shiftsOf(page), path).toEqual([])
    }
    const survey = `/pulse-survey/${await startSurvey(team, 'Deck pulse')}`
    for (const path of [`/team/${team.teamId}/pulse-survey/create`, survey]) {
      await page.goto(path)
      // The introduction of the survey, and the first of the questions that it asks.
      await expect(page.getByText(/^(Welcome|Happiness)$/).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await shiftsOf(page), path).toEqual([])
    }
  })
}
