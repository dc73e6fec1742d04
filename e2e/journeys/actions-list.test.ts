import type { Locator, Page } from '@playwright/test'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { chooseOption } from '../stage/choose-option.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'
import { bring, createOwnTeam, createSomeone, type OwnTeam, visitAs } from '../stage/team-cast.ts'

/** The day that many days from now, as YYYY-MM-DD, in the time zone of the browsers of the journeys. */
const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })
const day = (days: number) => zone.format(Date.parse(`${zone.format()}T12:00:00Z`) + days * DAY_MS)

const row = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text })

async function startRetro({ owner, teamId }: OwnTeam, name: string): Promise<string> {
  const { body } = await owner.calls.post(`/api/team/${teamId}/boards`, { name, columns: ['Good', 'Bad'] })
  return (body as { id: string }).id
}

async function add({ owner, teamId }: OwnTeam, newAction: object): Promise<void> {
  const { status } = await owner.calls.post(`/api/team/${teamId}/actions`, { newAction })
  expect(status).toBe(200)
}

// Rules: ACTION-11, ACTION-15, ACTION-17, ACTION-27, ACTION-28, ACTION-44, A11Y-16
test('once there is a retro, action items of a team are added, edited, assigned, given a due date and completed in its list, and are so on its board', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Stokers')
  const mia = await createSomeone(stage, 'Mia Mate')
  await bring(team, mia)
  const page = await visitAs(visit, stage, team.owner, `${team.path}/actions`, DESKTOP)
  await expect(page.getByText('Actions come from retros. Start one to add the first.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  const boardId = await startRetro(team, 'Watch 1')
  await page.reload()
  await expect(page.getByText('No open actions')).toBeVisible()
  await page.getByRole('textbox', { name: 'New action' }).fill('Clean the grate')
  await page.getByRole('textbox', { name: 'New action' }).press('Enter')
  await expect(row(page, 'Clean the grate')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'New action' })).toHaveValue('')

  await page.getByRole('button', { name: 'Clean the grate', exact: true }).click()
  await page.getByRole('textbox', { name: 'Action text' }).fill('Clean both grates')
  await page.getByRole('textbox', { name: 'Action text' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Clean both grates', exact: true })).toBeFocused()

  // ACTION-44: on a wide window assignee and due date stand in the line of the text.
  const assign = page.getByRole('button', { name: 'Assign: Clean both grates' })
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  const text = page.getByRole('button', { name: 'Clean both grates', exact: true })
  expect(Math.abs((await topOf(assign)) - (await topOf(text)))).toBeLessThan(12)
  await assign.click()
  await page.getByRole('menuitemradio', { name: 'Mia Mate' }).click()
  await expect(page.getByRole('button', { name: 'Assigned to Mia Mate: Clean both grates' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Assigned to Mia Mate: Clean both grates' })).toBeVisible()

  await page.getByRole('button', { name: 'Due date: Clean both grates' }).click()
  await page.getByLabel('Due date: Clean both grates').fill(day(-3))
  await page.getByLabel('Due date: Clean both grates').press('Enter')
  await expect(row(page, 'Clean both grates')).toContainText(/Overdue by \d days/)
  await expectAccessible(page, 'actions of a team')

  const onBoard = boardPage(await visitAs(visit, stage, mia, `/board/${boardId}`, DESKTOP))
  await onBoard.page.getByRole('button', { name: /^Actions 1 open/ }).click()
  const panel = onBoard.page.getByRole('complementary', { name: 'Actions' })
  await expect(panel.getByRole('listitem')).toContainText('Clean both grates')
  await expect(panel.getByRole('listitem')).toContainText('You')

  await page.getByRole('button', { name: 'Mark as done: Clean both grates' }).click()
  await expect(row(page, 'Clean both grates')).toHaveCount(0)
  await expect(panel.getByRole('listitem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Clean both grates')).toBeVisible()
  await page.getByRole('link', { name: 'Watch 1' }).click()
  await expect(page).toHaveURL(`/board/${boardId}`)
})

// Rules: ACTION-10, ACTION-26, ACTION-27, TRASH-6
test('the filters of a list stand in the address; a deleted action item comes back from its toast with the focus in the list, and a change that the server refuses is taken back', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/500/)
  const team = await createOwnTeam(stage, 'Lookouts')
  await startRetro(team, 'First watch')
  await add(team, { text: 'Polish the bell', due: day(-2) })
  await add(team, { text: 'Paint the rail', assignee: team.owner.id })
  await startRetro(team, 'Second watch')
  await add(team, { text: 'Oil the winch' })
  const page = await visitAs(visit, stage, team.owner, `${team.path}/actions`, DESKTOP)
  await expect(page.getByRole('main').locator('[data-action]')).toHaveCount(3)
  await page.getByRole('button', { name: /^Overdue( \d+)?$/ }).click()
  await expect(page.getByRole('main').locator('[data-action]')).toHaveCount(1)
  await expect(row(page, 'Polish the bell')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').locator('[data-action]')).toHaveCount(1)
  await page.getByRole('button', { name: /^Overdue( \d+)?$/ }).click()

  await page.getByRole('button', { name: 'Assignee: Anyone' }).click()
  await page.getByRole('menuitemradio', { name: 'Me' }).click()
  await expect(page.getByRole('main').locator('[data-action]')).toHaveCount(1)
  await expect(row(page, 'Paint the rail')).toBeVisible()
  await page.getByRole('button', { name: 'Retro: Any retro' }).click()
  await page.getByRole('menuitemradio', { name: 'Second watch' }).click()
  await expect(page.getByText('No matching actions')).toBeVisible()
  await expectAccessible(page, 'no action fits')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('main').locator('[data-action]')).toHaveCount(3)

  await chooseOption(page, 'Done')
  await expect(page.getByText('No actions done yet')).toBeVisible()
  await chooseOption(page, 'Open')

  await test.step('ACTION-10: a deleted action item comes back from its toast', async () => {
    const names = page
      .getByRole('main')
      .locator('[data-action]')
      .getByRole('button', { name: /^Mark as done/ })
    await expect(names).toHaveCount(3)
    const next = (await names.nth(2).getAttribute('aria-label')) ?? ''
    const second = (await names.nth(1).getAttribute('aria-label'))?.replace('Mark as done: ', '') ?? ''
    await page.getByRole('button', { name: `Delete action: ${second}` }).press('Enter')
    await expect(row(page, second)).toHaveCount(0)
    await expect(page.getByRole('button', { name: next })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, second)).toBeVisible()
  })

  await test.step('ACTION-27: a change that the server refuses is taken back in the row, and a toast says so', async () => {
    await page.route('**/api/team/*/actions', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { code: 'internal-error' } })
        : route.fallback(),
    )
    await page.getByRole('button', { name: 'Oil the winch', exact: true }).click()
    await page.getByRole('textbox', { name: 'Action text' }).fill('Buy a winch')
    await page.getByRole('textbox', { name: 'Action text' }).press('Enter')
    await expect(page.getByText('Sorry something went wrong')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Oil the winch', exact: true })).toBeVisible()
  })
})

// Rules: ACTION-32, ACTION-33, DASH-15, DASH-25
test('the dashboard of a user shows their own action items of all teams, that of a team its first ones; without any the section is absent', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Cooks')
  const mia = await createSomeone(stage, 'Mia Mate')
  await bring(team, mia)
  await startRetro(team, 'Galley')
  const page = await visitAs(visit, stage, mia, team.path, PHONE)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Galley/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Open actions' })).toHaveCount(0)
  for (const text of ['1', '2', '3', '4', '5', '6'])
    await add(team, { text: `Peel sack ${text}`, ...(text === '4' && { assignee: mia.id, due: day(1) }) })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Open actions' })).toBeVisible()
  await expect(page.getByRole('main').locator('[data-action]')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'All 6 open' })).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Your open actions' })).toBeVisible()
  // At midnight tomorrow becomes today.
  await expect(row(page, 'Peel sack 4')).toContainText(/Due (tomorrow|today)/)
  await row(page, 'Peel sack 4')
    .getByRole('button', { name: /^Due (tomorrow|today)\s*Cooks/ })
    .tap()
  await expect(row(page, 'Peel sack 4').getByRole('link', { name: 'Cooks' })).toBeVisible()
  await expectAccessible(page, 'one’s own actions on a phone')
  await page.getByRole('button', { name: 'Mark as done: Peel sack 4' }).tap()
  await expect(page.getByRole('heading', { name: 'Your open actions' })).toHaveCount(0)
})

test('DASH-16: below its search field a dashboard has the latest retros, the open actions, the insights and a pulse card', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Bakers')
  for (const name of ['Dawn', 'Dusk']) await startRetro(team, name)
  await add(team, { text: 'Peel sack 1' })
  const page = await visitAs(visit, stage, team.owner, team.path, DESKTOP)
  const main = page.getByRole('main')
  const parts = [
    main.getByRole('searchbox'),
    main.getByRole('heading', { name: 'Latest retros' }),
    main.getByRole('heading', { name: 'Open actions' }),
    main.getByRole('heading', { name: 'Insights' }),
    main.getByRole('heading', { name: /pulse/i }),
  ]
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const part of parts) await expect(part).toBeVisible()
    // What is above may still grow while the places are read.
    await expect(async () => {
      const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0))
      expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    }).toPass()
  }
})

test('ACTION-15, ACTION-30: an action item made from a note has its due date on the board, and links back to the note from the team’s list', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Riggers')
  const boardId = await startRetro(team, 'Rigging')
  const board = boardPage(await visitAs(visit, stage, team.owner, `/board/${boardId}`, DESKTOP))
  const { page } = board
  await board.addNote('Good', 'The mast creaks')
  await board.choose('The mast creaks', 'Turn into an action')
  await page.getByRole('button', { name: /^Actions 1 open/ }).click()
  const panel = page.getByRole('complementary', { name: 'Actions' })
  await panel.getByRole('button', { name: 'Due date: The mast creaks' }).click()
  await panel.getByLabel('Due date: The mast creaks').fill(day(-2))
  await panel.getByLabel('Due date: The mast creaks').press('Enter')
  await expect(panel.getByRole('listitem')).toContainText('Overdue since')
  await expectAccessible(page, 'an action with a day', 'aside')

  const list = await visitAs(visit, stage, team.owner, `${team.path}/actions`, DESKTOP)
  await expect(row(list, 'The mast creaks')).toContainText(/Overdue by \d days/)
  await list.getByRole('link', { name: 'Source note: The mast creaks' }).click()
  await expect(list).toHaveURL(new RegExp(`/board/${boardId}#note-`))
  await expect(list.locator('[data-note]').filter({ hasText: 'The mast creaks' })).toBeFocused()
})
