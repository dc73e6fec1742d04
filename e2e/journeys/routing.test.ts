import type { Page } from '@playwright/test'
import { expect, test } from '../stage/journey.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

/** An address, where it leads, and a text that is visible there. */
type Route = readonly [path: string, leadsTo: string, shows?: string | RegExp]

const NOT_FOUND = "Sorry we can't find this page"
const LOGIN = 'Welcome back'

/**
 * Goes to each address. Most are entered as by a link within the page, which asks the same router and takes a fraction
 * of the time. An address is loaded where no text tells its page from the one before.
 */
async function follow(page: Page, routes: readonly Route[]): Promise<void> {
  let before: Route[2]
  for (const [at, [path, leadsTo, shows]] of routes.entries()) {
    if (at === 0 || shows === undefined || shows === before) await page.goto(path)
    else
      await page.evaluate((address) => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, path)
    before = shows
    await expect.soft(page, path).toHaveURL(leadsTo)
    if (shows !== undefined)
      await expect.soft(page.getByText(shows).filter({ visible: true }).first(), path).toBeVisible()
  }
}

// Rules: CREATE-1, DASH-1, DASH-3, ICE-3, SHELL-25, SHELL-41, SHELL-50, SHELL-51, SHELL-52, SHELL-59, SHELL-61, PULSE-12, PULSE-13, AUTH-7
test('where every address leads a visitor who is not signed in', async ({ visit, newBoard, expectNoise }) => {
  expectNoise(/40[14]/)
  const board = await newBoard({ name: 'Open to all' })
  const page = await visit('guest', '/healthz')
  const login = (returnTo: string) => `/login?returnTo=${encodeURIComponent(returnTo)}`
  await follow(page, [
    ['/', '/login', LOGIN],
    ['/dashboard', login('/dashboard'), LOGIN],
    ['/dashboard/team/t1', login('/dashboard/team/t1'), LOGIN],
    ['/dashboard/team/t1/dashboard', login('/dashboard/team/t1')],
    ['/dashboard/team/t1/settings', login('/dashboard/team/t1/settings')],
    ['/dashboard/what', login('/dashboard/what')],
    ['/dashboard/team/t1/members/more', login('/dashboard/team/t1/members/more')],
    ['/pulse', login('/pulse')],
    ['/admins', login('/admins')],
    ['/settings', login('/settings')],
    ['/board', login('/dashboard')],
    [board, board, 'Open to all'],
    [`${board}%20and%20more`, board, 'Open to all'],
    ['/team/board/create', '/team/board/create', 'Sign In to Create a Retro'],
    ['/team/t1/board/create', '/team/t1/board/create', 'Sign In to Create a Retro'],
    ['/team/pulse-survey/create', login('/team/pulse-survey/create'), LOGIN],
    ['/pulse-survey/nope', '/pulse-survey/nope', NOT_FOUND],
    ['/team/t1/pulse-survey/create?modelId=m1', login('/team/t1/pulse-survey/create?modelId=m1'), LOGIN],
    ['/team/icebreaker-questions', '/team/icebreaker-questions', /icebreaker/i],
    ['/team/t1/icebreaker-questions', '/team/t1/icebreaker-questions', /icebreaker/i],
    ['/invite/team/t1/nope', '/invite/team/t1/nope', /^This invite link is no longer valid, please/],
    ['/invite/org/o1/nope', '/invite/org/o1/nope', /^This invite link is no longer valid/],
    ['/pulse/create', '/pulse/create', 'Sign In to Create a Survey'],
    ['/survey-questions', '/survey-questions', 'Team health'],
    ['/survey-privacy', '/survey-privacy', 'Privacy of pulse surveys'],
    ['/survey-questions?id=remote-work', '/survey-questions?id=remote-work', 'Remote work'],
    ['/sso', '/sso'],
    ['/what', '/what', NOT_FOUND],
    ['/team', '/team', NOT_FOUND],
    ['/team/t1', '/team/t1', NOT_FOUND],
    ['/invite', '/invite', NOT_FOUND],
    ['/invite/team/t1', '/invite/team/t1', NOT_FOUND],
  ])
})

// Rules: CREATE-1, DASH-1, DASH-4, DASH-6, DASH-18, ICE-3, SHELL-40, SHELL-50, SHELL-51, SHELL-52, SHELL-55, SHELL-59, PULSE-1
test('where every address leads a user whose organisation has exactly one team', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/40[34]/)
  const team = await createOwnTeam(stage, 'Keepers')
  const root = team.path
  const surveyCreate = `/team/${team.teamId}/pulse-survey/create`
  const page = await visitAs(visit, stage, team.owner, '/healthz')
  await follow(page, [
    ['/', root, 'Keepers'],
    ['/login', root],
    ['/dashboard', '/dashboard', 'Keepers Ltd'],
    ['/dashboard/', '/dashboard/', 'Keepers Ltd'],
    [root, root, 'No retros yet'],
    [`${root}/dashboard`, root],
    [`${root}/retros`, `${root}/retros`, 'No retros yet'],
    [`${root}/pulse`, `${root}/pulse`, 'Set up Pulse'],
    [`${root}/members`, `${root}/members`, 'Olga Owner (you)'],
    [`${root}/integrations`, `${root}/integrations`, 'Slack'],
    [`${root}/settings`, `${root}/settings`, 'Delete team'],
    [`${root}/nonsense`, root],
    [`${root}/members/more`, `${root}/members/more`, NOT_FOUND],
    ['/dashboard/what', '/dashboard/what', NOT_FOUND],
    ['/dashboard/team', '/dashboard/team', NOT_FOUND],
    ['/dashboard/team/no-such-team', '/dashboard', 'You don’t have access to that team. Here are yours.'],
    ['/board', '/dashboard'],
    ['/board/no-such-board', '/board/no-such-board', NOT_FOUND],
    ['/pulse', '/pulse', 'No surveys yet'],
    ['/pulse/create?model=no-such', '/pulse/create?model=no-such', NOT_FOUND],
    ['/admins', '/admins', 'Olga Owner'],
    ['/settings', '/settings', 'Keepers Ltd'],
    [`/team/${team.teamId}/board/create`, `/team/${team.teamId}/board/create`, 'Get started'],
    ['/team/no-such-team/board/create', '/dashboard', 'Keepers Ltd'],
    ['/team/pulse-survey/create', '/team/pulse-survey/create', 'No survey is enabled yet'],
    ['/team/no-such-team/pulse-survey/create', '/dashboard', 'Keepers Ltd'],
    [surveyCreate, surveyCreate, 'No survey is enabled yet'],
    ['/pulse-survey/no-such-survey', '/pulse-survey/no-such-survey', NOT_FOUND],
    ['/team/icebreaker-questions', '/team/icebreaker-questions', /icebreaker/i],
    [`/team/${team.teamId}/icebreaker-questions`, `/team/${team.teamId}/icebreaker-questions`, /icebreaker/i],
    ['/team/no-such-team/icebreaker-questions', '/dashboard', 'Keepers Ltd'],
    ['/what', '/what', NOT_FOUND],
  ])
})

// Rules: DASH-5, ORG-11, ORG-16, SHELL-43, SHELL-44, PERM-39
test('members without board:edit are led from the settings of a team to its root, and from those of the organisation to /dashboard', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/403/)
  const team = await createOwnTeam(stage, 'Pilots')
  const mia = await createSomeone(stage, 'Mia Member')
  await bring(team, mia)
  const page = await visitAs(visit, stage, mia, '/healthz')
  await follow(page, [
    ['/', team.path, 'Pilots'],
    [`${team.path}/members`, `${team.path}/members`, 'Mia Member (you)'],
    [`${team.path}/settings`, team.path],
    [`${team.path}/integrations`, team.path],
    ['/pulse', '/pulse', 'No survey is enabled yet'],
    ['/pulse/create?model=some', '/pulse'],
    ['/settings', '/dashboard'],
    ['/admins', '/dashboard'],
  ])
})

test('DASH-1, DASH-2, ORG-2: a user without organisations and teams sees the Getting started page', async ({
  visit,
  stage,
}) => {
  const newcomer = await createSomeone(stage, 'Nick Newcomer')
  const page = await visitAs(visit, stage, newcomer, '/healthz')
  await follow(page, [
    ['/', '/', 'Getting started'],
    ['/dashboard', '/', 'Getting started'],
  ])
})

test('DASH-1, DASH-18: / leads a user with several teams to the overview', async ({ visit }) => {
  const page = await visit('nora', '/')
  await expect(page).toHaveURL('/dashboard')
})

test('API-6: an unknown path under /api is answered 404 with a code, also to browsers', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/404/)
  const page = await visit('guest', '/healthz')
  for (const path of ['/api', '/api/nothing', '/api/team/t1/nothing']) {
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } })
    expect([answer.status(), await answer.json()], path).toEqual([404, { code: 'not-found' }])
  }
})
