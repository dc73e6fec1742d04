import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts'
import { openBrowser, PASSWORD, signUp } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { DESKTOP, expect, test } from '../stage/journey.ts'
import { sendAnswers, startSurvey } from '../stage/pulse-steps.ts'
import { button } from '../stage/survey-steps.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

// A server with a paid plan; the server of the stage has the free plan with its one survey and public teams.
test.describe.configure({ mode: 'default' })

let dataDir: string
let server: ServerProcess
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'surveys-'))
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

// Rules: PULSE-39, PULSE-44, PULSE-57, PULSE-64, TRASH-16
test('a lead ends, reopens, duplicates and deletes a survey, and brings it back', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/403/, /survey-results-section/)
  const own = { ...stage, url: server.url }
  const device = { ...DESKTOP, url: server.url }
  const team = await createOwnTeam(own, 'Keelson')
  const id = await startSurvey(team, 'Winter pulse')
  const mia = await createSomeone(own, 'Mia Member')
  await bring(team, mia)
  const page = await visitAs(visit, own, team.owner, `/pulse-survey/${id}`, device)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, 'Copy link').click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await button(page, 'Close survey').click()
  await expectAccessible(page, 'closing a survey', '[role="dialog"]')
  await page
    .getByRole('dialog', { name: 'Close Winter pulse?' })
    .getByRole('button', { name: 'Close survey' })
    .click()
  await expect(page.getByText('The survey is closed')).toBeVisible()
  await page.getByRole('tab', { name: 'My answers' }).click()
  await expect(page.getByText('You didn’t answer it.')).toBeVisible()
  await button(page, 'Reopen survey').click()
  await expect(page.getByText('It stays open until you close it.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Winter pulse', level: 1 })).toBeFocused()
  await expect(button(page, 'Start')).toBeVisible()

  const menu = page.getByRole('button', { name: 'Options for Winter pulse' })
  const choose = async (entry: string) => {
    await menu.click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await choose('Duplicate')
  await expect(page.getByText('Not started', { exact: true })).toBeVisible()
  const copy = new URL(page.url()).pathname
  expect(copy).not.toBe(`/pulse-survey/${id}`)
  await expect(page.getByRole('link', { name: 'Previous survey' })).toHaveAttribute(
    'href',
    `/pulse-survey/${id}`,
  )
  await expectAccessible(page, 'a draft')
  const theirs = await visitAs(visit, own, mia, copy, device)
  await expect(theirs.getByRole('heading', { name: 'This survey hasn’t started yet' })).toBeVisible()
  await expectAccessible(theirs, 'a draft that is closed')
  await button(page, 'Start survey').click()
  await expect(page.getByText('In progress', { exact: true })).toBeVisible()
  await button(theirs, 'Try again').click()
  await expect(button(theirs, 'Start')).toBeVisible()

  const code = '**/survey-results-section*'
  await page.route(code, (route) => route.abort())
  await page.getByRole('tab', { name: 'Results' }).click()
  await expect(page.getByRole('alert').getByText('We couldn’t load the results.')).toBeVisible()
  await page.unroute(code)
  await button(page, 'Try again').click()
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveCount(0)

  await choose('Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete Winter pulse?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' }).first()).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(`${team.path}/pulse`)
  await button(page, 'Undo').click()
  await expect(page).toHaveURL(copy)
  await expect(page.getByRole('heading', { name: 'Winter pulse', level: 1 })).toBeVisible()
})

// Rules: PULSE-38, PULSE-64
test('a survey that does not exist is not found, and a survey of a private team asks guests to sign in', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/401/, /404/, /500/)
  const own = { ...stage, url: server.url }
  const device = { ...DESKTOP, url: server.url }
  const page = await visit('guest', '/pulse-survey/no-such-survey', device)
  await expect(page.getByRole('heading', { name: "Sorry we can't find this page" })).toBeVisible()
  const team = await createOwnTeam(own, 'Bulkheads')
  const path = `/pulse-survey/${await startSurvey(team, 'Closed pulse')}`
  await page.route('**/api/pulse-survey/*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal-error' } }),
  )
  await page.goto(path)
  await expect(button(page, 'Try again')).toBeVisible()
  await page.unroute('**/api/pulse-survey/*')
  await button(page, 'Try again').click()
  await expect(button(page, 'Start')).toBeVisible()
  const changed = await team.owner.calls.post(`/api/team/${team.teamId}/settings`, { isPrivate: true })
  expect(changed.status).toBeLessThan(300)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Sign in required' })).toBeVisible()
  const email = `${Math.random()}@example.com`
  const mia = openBrowser(server.url)
  const { sub } = await signUp(mia, { name: 'Mia Member', email })
  await bring(team, { id: sub, name: 'Mia Member', calls: mia })
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(path)
  await expect(button(page, 'Start')).toBeVisible()
})

test('OFFLINE-15: a survey of a private team that was left open shows no answers of the account that has signed out', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/401/)
  const own = { ...stage, url: server.url }
  const team = await createOwnTeam(own, 'Keelsons')
  const id = await startSurvey(team, 'How we sail')
  const ada = await createSomeone(own, 'Ada Example')
  await bring(team, ada)
  await sendAnswers(ada.calls, id, 2)
  await team.owner.calls.post(`/api/team/${team.teamId}/settings`, { isPrivate: true })
  const device = { ...DESKTOP, url: server.url }
  const left = await visitAs(visit, own, ada, `/pulse-survey/${id}`, device)
  await expect(left.getByText('Happiness is a 2')).toBeVisible()
  const tab = await left.context().newPage()
  await tab.goto(`${server.url}/logout`)
  await expect(tab).toHaveURL(`${server.url}/login`)
  await expect(left.getByRole('heading', { name: 'Sign in required' })).toBeVisible()
  await expect(left.getByText('Happiness is a 2')).toHaveCount(0)
})
