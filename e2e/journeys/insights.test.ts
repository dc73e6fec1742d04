import type { Page } from '@playwright/test'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type ActionId, type NoteId } from '@retropulse/domain/kernel/ids'
import { readFileSync } from 'node:fs'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { fakeInsightsOn } from '../stage/fake-insights-on.ts'
import { joinBoard } from '../../server/src/testing/board-client.ts'
import { noteSaying } from '../../server/src/testing/retro.ts'
import { openBrowser } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { DESKTOP, type Device, expect, PHONE, test } from '../stage/journey.ts'
import type { Stage } from '../stage/stage.ts'
import { createOwnTeam, type OwnTeam, visitAs } from '../stage/team-cast.ts'

const CARE = `/dashboard/team/${TEAMS.care.id}`
const devices: readonly (readonly [string, Device])[] = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
]

// Rules: INSIGHT-1, INSIGHT-11, INSIGHT-12, INSIGHT-13, INSIGHT-16, INSIGHT-17, TOPIC-1
test('a team sees insights of its retros, moods from three answers on, and recurring topics', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Lamplighters')
  await hold(stage, team, 'The pipeline is red every other day', [4, 4, 5])
  await hold(stage, team, 'Our pipeline is red every other day!', [1, 1])
  const last = await hold(stage, team, 'The pipeline is red, every other day', [2, 3, 2], false)
  // INSIGHT-23: the insights follow a board within moments.
  const insights = async () => JSON.stringify((await team.owner.calls.get(insightsOf(team))).body)
  await expect.poll(insights).toMatch(/"moodScore":4\.33.*"moodScore":null/)
  await seeLeftOut(await visitAs(visit, stage, team.owner, team.path))
  await showSummary(stage, team, last)
  await expect.poll(insights).toMatch(/"moodScore":4\.33.*"moodScore":null.*"moodScore":2\.33/)
  const page = await visitAs(visit, stage, team.owner, team.path)
  await bringInsights(page)

  await expect(page.getByText(/your last 3 retros/)).toBeVisible()
  await expect(page.locator('dl > div').first()).toContainText('2.3 of 5')
  const mood = tableOf(page, 'Mood over time')
  await expect(mood.getByRole('cell')).toHaveText(['4.3', 'too few answers', '2.3'])
  await expect(page.getByText('A dotted line bridges polls with too few answers.')).toBeVisible()
  await expect(tableOf(page, 'Activity').getByRole('row').last()).toHaveText(/20\d\d.*1.*1.*2.*1$/)
  await expect(tableOf(page, 'Notes by type').getByRole('columnheader')).toHaveText(['Retro', 'Went well'])
  await expect(page.getByText('0 of 3 done.')).toBeVisible()

  const voted = page.getByRole('list', { name: 'Most votes' }).getByRole('listitem')
  await expect(voted).toHaveCount(3)
  await expect(voted.first()).toContainText('2 votes')
  const theme = page.getByRole('button', { name: /pipeline is red/ })
  await expect(theme).toContainText('In 3 of 3 retros')
  await theme.click()
  await expect(theme).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Our pipeline is red every other day!').last()).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as table (CSV)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Lamplighters-insights.csv')
  expect(
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n'),
  ).toHaveLength(4)

  await voted.first().getByRole('link').click()
  await expect(page).toHaveURL(`/board/${last}`)
})

test('INSIGHT-1, INSIGHT-2, INSIGHT-13, INSIGHT-14, INSIGHT-15, INSIGHT-30: insights cover 12 retros at first, then 24 or all, and the device keeps the choice; a chart can be read as a table and saved as a PNG', async ({
  visit,
}) => {
  const page = await visit('aiko', '/healthz')
  await fakeInsightsOn(page, CARE, 200)
  await page.goto(CARE)
  await bringInsights(page)
  const range = page.getByRole('group', { name: 'Retros included' })
  await expect(range.getByRole('radio', { name: 'Last 12' })).toBeChecked()
  await expect(page.getByText(/your last 12 of 200 retros/)).toBeVisible()
  await expect(tableOf(page, 'Mood over time').getByRole('row')).toHaveCount(13)
  await page.getByRole('button', { name: 'Show as table: Mood over time' }).click()
  const table = page.getByRole('region', { name: 'Mood over time' })
  await expect(table).toBeInViewport()
  await expect(table.getByRole('row')).toHaveCount(13)
  await page.getByRole('button', { name: 'Show as chart: Mood over time' }).click()
  await expect(table).toHaveCount(0)

  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as image: Notes by type' }).click(),
  ])
  expect(picture.suggestedFilename()).toBe('Customer-Care-Notes-by-type.png')
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')

  await range.getByText('Last 24').click()
  await expect(tableOf(page, 'Mood over time').getByRole('row')).toHaveCount(25)
  await range.getByText('All').click()
  await expect(page.getByText(/your last 200 retros/)).toBeVisible()
  await expect(page.getByText('The line averages 8 retros.').first()).toBeVisible()
  await expect(page.getByText('The hollow dots are the latest two.')).toBeVisible()
  await expect(page.getByText(/^Latest poll \d/)).toBeVisible()
  await expect(page.getByText(/^Previous \d/)).toBeVisible()
  await expect(tableOf(page, 'Mood over time').getByRole('row')).toHaveCount(201)
  await page.reload()
  await bringInsights(page)
  await expect(range.getByRole('radio', { name: 'All' })).toBeChecked()
  await expect(page.getByText(/your last 200 retros/)).toBeVisible()
})

test('INSIGHT-3, ERROR-9, TOPIC-5: insights that cannot be loaded stop the spinner and can be tried again; topics that the server is still searching for appear by themselves', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/404/)
  const page = await visit('aiko', '/healthz')
  await fakeInsightsOn(page, CARE, 12)
  let isBroken = true
  let asked = 0
  await page.route('**/{insights,themes}?*', (route) => {
    if (isBroken) return route.fulfill({ status: 404, json: { code: 'not-found' } })
    if (!route.request().url().includes('/themes?')) return route.fallback()
    asked += 1
    return asked < 3 ? route.fulfill({ json: { themes: null } }) : route.fallback()
  })
  await page.goto(CARE)
  await bringInsights(page)
  await expect(page.getByText('We couldn’t load the insights.')).toBeVisible()
  await expect(page.getByText('We couldn’t load the recurring topics.')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Latest retros' })).toBeVisible()
  const file = page.getByRole('button', { name: 'Download as table (CSV)' })
  await expect(file).toBeDisabled()
  isBroken = false
  await page.getByRole('region', { name: 'Insights' }).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Mood over time' })).toBeVisible()
  await expect(file).toBeEnabled()
  const themes = page.getByRole('region', { name: 'Recurring topics' })
  await themes.getByRole('button').click()
  await expect(page.getByText(/couldn’t load/)).toHaveCount(0)
  await expect(themes.locator('[aria-busy=true]')).toBeVisible()
  await expect(themes.getByRole('button').first()).toBeVisible()
  expect(asked).toBe(3)
})

test('INSIGHT-4: a single retro is described in numbers without charts over time; without a retro there is one next step', async ({
  visit,
}) => {
  const page = await visit('aiko', '/healthz')
  await fakeInsightsOn(page, CARE, 1)
  await page.goto(CARE)
  await bringInsights(page)
  await expect(page.getByText('Trends start with your second retro.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mood over time' })).toHaveCount(0)
  const insights = page.getByRole('region', { name: 'Insights' })
  await expect(insights.getByText('per person')).toBeVisible()
  await expect(insights.getByText('Names are never shown.')).toBeVisible()
  await expect(insights.getByText(/per retro|usual|latest|these retros/i)).toHaveCount(0)
  await page.unrouteAll()
  await fakeInsightsOn(page, CARE, 0)
  await page.reload()
  await bringInsights(page)
  await expect(page.getByText('No insights yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open your latest retro' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recurring topics' })).toHaveCount(0)
})

for (const [name, device] of devices) {
  test(`A11Y-16, A11Y-22: axe finds no violation in the insights of 200 retros, and nothing is wider than the window, on a ${name}`, async ({
    visit,
  }) => {
    const page = await visit('aiko', '/healthz', device)
    await fakeInsightsOn(page, CARE, 200)
    await page.goto(CARE)
    await bringInsights(page)
    await page.getByRole('group', { name: 'Retros included' }).getByText('All').click()
    await expect(page.getByText(/your last 200 retros/)).toBeVisible()
    await page.getByRole('button', { name: /^The pipeline is red/ }).click()
    if (device === PHONE)
      for (const title of FOLDED) await page.getByRole('button', { name: title, exact: true }).click()
    await page.getByRole('button', { name: 'Show as table: Activity' }).click()
    await expectAccessible(page, 'insights', 'main')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}

/** What a phone shows as lines that open. */
const FOLDED = [
  'Activity',
  'Notes by type',
  'Participation',
  'Action follow-through',
  'Most votes',
  'Most reactions',
]

test('INSIGHT-27: a phone shows the mood at first, and each other chart after a press on its title', async ({
  visit,
}) => {
  const page = await visit('aiko', '/healthz', PHONE)
  await fakeInsightsOn(page, CARE, 12)
  await page.goto(CARE)
  await bringInsights(page)
  await expect(page.getByRole('button', { name: 'Show as table: Mood over time' })).toBeVisible()
  for (const name of FOLDED) {
    const title = page.getByRole('button', { name, exact: true })
    await expect(title).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  const table = page.getByRole('button', { name: 'Show as table: Notes by type' })
  await expect(table).toHaveCount(0)
  const title = page.getByRole('button', { name: 'Notes by type', exact: true })
  await title.focus()
  await page.keyboard.press('Enter')
  await expect(title).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(table).toBeFocused()
  await title.click()
  await expect(table).toHaveCount(0)
})

/** Scrolls until the insights are near the window, which loads them (INSIGHT-1). */
async function bringInsights(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /^Latest retro/ }).waitFor()
  const heading = page.getByRole('heading', { name: 'Insights' })
  // The page may grow after it was scrolled.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(heading).toBeVisible({ timeout: 1000 })
  }).toPass()
  await heading.scrollIntoViewIfNeeded()
}

function insightsOf({ teamId }: OwnTeam): string {
  return `/api/team/${teamId}/insights`
}

function tableOf(page: Page, chart: string) {
  return page.getByRole('table', { name: chart })
}

/**
 * Holds a retro, ended or still running: the owner writes a note, votes, reacts and adds an action item, and each mood
 * is one participant's answer.
 */
async function hold(
  stage: Stage,
  team: OwnTeam,
  text: string,
  moods: readonly number[],
  isOver = true,
): Promise<string> {
  const { calls } = team.owner
  const columns = ['Went well', 'Went less well', 'Try next']
  const input = { name: 'Night shift', columns, meanings: ['good', 'bad', 'idea'] }
  const { body } = await calls.post(`/api/team/${team.teamId}/boards`, input)
  const { id: boardId } = body as { id: string }
  const client = await joinBoard(stage.url, boardId, calls.cookie())
  const noteId = asId<NoteId>(`note-of-${boardId}`)
  const send = async (command: BoardCommand) => expect(await client.send(command)).toMatchObject({ ok: true })
  await send(noteSaying(text, noteId))
  await send({ type: 'set-reaction', noteId, emoji: '👍', on: true })
  await send({ type: 'add-action', actionId: asId<ActionId>(`action-of-${boardId}`), text: 'Mend it' })
  await send({ type: 'start-voting', contentId: null, allowedVotes: 3, resetVotes: true, showsTotals: false })
  await send({ type: 'cast-votes', noteId, votes: 2 })
  await send({ type: 'end-voting' })
  await send({ type: 'start-mood-poll' })
  for (const value of moods) {
    const guest = openBrowser(stage.url)
    await guest.get('/uid')
    await guest.post(`/api/team/${team.teamId}/board/${boardId}/polls`, { mood: { uid: '', value } })
  }
  await send({ type: 'end-mood-poll' })
  client.close()
  if (isOver) await showSummary(stage, team, boardId)
  return boardId
}

/** Showing the summary ends a retro (INSIGHT-21). */
async function showSummary(stage: Stage, team: OwnTeam, boardId: string): Promise<void> {
  const client = await joinBoard(stage.url, boardId, team.owner.calls.cookie())
  expect(await client.send({ type: 'show-summary', on: true })).toMatchObject({ ok: true })
  client.close()
}

/** INSIGHT-21: of three retros two count, and the one that is still running is named. */
async function seeLeftOut(page: Page): Promise<void> {
  await bringInsights(page)
  await expect(page.getByText(/your last 2 retros/)).toBeVisible()
  await expect(page.getByText('Still running, so not counted: Night shift.')).toBeVisible()
  await expect(tableOf(page, 'Mood over time').getByRole('row')).toHaveCount(3)
  await page.close()
}
