import type { Locator } from '@playwright/test'
import { openActions } from '../stage/action-steps.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { openTool } from '../stage/open-tool.ts'
import { createOwnTeam, type OwnTeam, visitAs } from '../stage/team-cast.ts'

const WELL = 'Went well'
const LESS = 'Went less well'
const ALIKE = [
  'The deployment pipeline is slow',
  'Slow deployments again',
  'Deployment takes an hour',
] as const
const REVIEWS = ['Nobody reviewed my pull request', 'Pull requests wait for reviews for days'] as const

/** Creates an empty board of the team; returns its path. */
async function startBoard({ owner, teamId }: OwnTeam): Promise<string> {
  const { status, body } = await owner.calls.post(`/api/team/${teamId}/boards`, {
    name: 'Suggested',
    columns: [WELL, LESS],
    format: 'agile',
  })
  expect(status).toBe(201)
  return `/board/${(body as { id: string }).id}`
}

const offerSuggestions = ({ owner, orgId }: OwnTeam) =>
  owner.calls.post(`/api/org/${orgId}/settings`, { hasSuggestions: true })

const sectionOf = (panel: Locator, name: string) => panel.getByRole('region', { name, exact: true })

test('BOT-26: an owner switches suggestions on; then facilitators find the tool, and participants do not', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Signallers')
  const path = await startBoard(team)
  const page = await visitAs(visit, stage, team.owner, path)
  const more = page.getByRole('button', { name: 'More tools' })
  const suggestions = page.getByRole('button', { name: 'Suggestions', exact: true })
  await more.click()
  await expect(page.getByRole('button', { name: 'History', exact: true })).toBeVisible()
  await expect(suggestions).toHaveCount(0)

  await page.goto('/settings')
  const offer = page.getByRole('switch', { name: 'Offer suggestions to facilitators' })
  await expect(offer).not.toBeChecked()
  await offer.click()
  await expect(offer).toBeChecked()
  await expect(page.getByText('Olga Owner turned suggestions in retros on')).toBeVisible()
  await expectAccessible(page, 'settings with suggestions')

  await page.goto(path)
  await more.click()
  await expect(suggestions).toBeVisible()
  const guest = await visit('guest', path, PHONE)
  await guest.getByRole('button', { name: 'Tools', exact: true }).tap()
  await expect(guest.getByRole('button', { name: 'GIFs', exact: true })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Suggestions', exact: true })).toHaveCount(0)
})

test('BOT-24, BOT-25, BOT-31, GROUP-20: suggested groups are changed and added, one Undo gives the notes back, and groups get names', async ({
  visit,
  join,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Sorters')
  await offerSuggestions(team)
  const path = await startBoard(team)
  const author = await join({ cookie: team.owner.calls.cookie() }, path)
  await author.write(WELL, ...ALIKE, ...REVIEWS, 'Lunch was great')
  const board = boardPage(await visitAs(visit, stage, team.owner, path))
  const panel = await openTool(board.page, 'Suggestions')
  await expect(panel).toContainText('Only you see these until you add them to the board.')
  const column = panel.getByRole('listitem', { name: WELL })
  const groups = board.page.locator('[data-group]')

  await test.step('a name is changed, one group is added, the other dismissed', async () => {
    await column.getByRole('button', { name: `Suggest groups for ${WELL}` }).click()
    const titles = column.getByRole('textbox', { name: 'Group name' })
    await expect(titles).toHaveCount(2)
    await expect(groups).toHaveCount(0)
    await expectAccessible(board.page, 'suggested groups', '[role="complementary"], aside')
    await titles.first().fill('Slow delivery')
    await column.getByRole('button', { name: 'Add group' }).first().click()
    await expect(groups).toHaveAttribute('aria-roledescription', 'group of 3 notes')
    await expect(groups).toContainText('Slow delivery')
    await column.getByRole('button', { name: /^Dismiss / }).click()
    await expect(titles).toHaveCount(0)
    await expect(column).toContainText('No groups to suggest.')
    await expect(groups).toHaveCount(1)
  })

  await test.step('where a model failed and nothing was found instead, the panel says both', async () => {
    const failed = { by: 'built-in', because: 'model-failed', groups: [] }
    const calls = '**/suggestions/groups'
    await board.page.route(calls, (route) => route.fulfill({ json: failed }))
    await column.getByRole('button', { name: `Suggest again: groups for ${WELL}` }).click()
    await expect(column).toContainText('The language model didn’t answer')
    await expect(column).toContainText('No groups to suggest.')
    await board.page.unroute(calls)
  })

  await test.step('one Undo gives all three notes back', async () => {
    await board.page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(groups).toHaveCount(0)
    for (const text of ALIKE) await expect(board.note(text)).toBeVisible()
  })

  await test.step('a group without a name gets one, asked for in its own menu', async () => {
    const [noteId, into] = [await author.noteId(REVIEWS[1]), await author.noteId(REVIEWS[0])]
    await author.send({ type: 'group-note', noteId, into })
    await panel.getByRole('button', { name: 'Close suggestions' }).click()
    await groups.hover()
    await groups.getByRole('button', { name: 'Group menu' }).click()
    await board.page.getByRole('menuitem', { name: 'Suggest a name' }).click()
    const unnamed = sectionOf(panel, 'Groups without a name')
    const name = unnamed.getByRole('textbox', { name: 'Group name' })
    await expect(name).not.toHaveValue('')
    await name.fill('Reviews')
    await unnamed.getByRole('button', { name: 'Use name' }).click()
    await expect(groups).toContainText('Reviews')
    await expect(unnamed).toHaveCount(0)
  })
})

test('BOT-27, BOT-28, BOT-29, SUMMARY-25: suggested actions and a draft of the summary are changed and added, and there is nothing while brainstorming', async ({
  visit,
  join,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Summers')
  await offerSuggestions(team)
  const path = await startBoard(team)
  const author = await join({ cookie: team.owner.calls.cookie() }, path)
  await author.write(LESS, 'Flaky tests', 'Long meetings')
  const board = boardPage(await visitAs(visit, stage, team.owner, path))
  const panel = await openTool(board.page, 'Suggestions')

  await test.step('an action item is changed and added, the other dismissed', async () => {
    const actions = sectionOf(panel, 'Actions')
    await actions.getByRole('button', { name: 'Suggest actions' }).click()
    const texts = actions.getByRole('textbox', { name: 'Action' })
    await expect(texts).toHaveCount(2)
    await texts.first().fill('Quarantine flaky tests')
    await actions.getByRole('button', { name: 'Add action' }).first().click()
    await actions.getByRole('button', { name: /^Dismiss / }).click()
    await expect(actions).toContainText('No actions to suggest.')
  })

  await test.step('the draft is changed and stands in the summary', async () => {
    const summary = sectionOf(panel, 'Summary')
    await summary.getByRole('button', { name: 'Draft a summary' }).click()
    const text = summary.getByRole('textbox', { name: 'Summary text' })
    await expect(text).toHaveValue(/2 notes/)
    await text.fill('Calm, but our tests are flaky.')
    await summary.getByRole('button', { name: 'Add to summary' }).click()
    await expect(summary.getByRole('button', { name: 'Edit text' })).toBeVisible()
    const sheet = await openTool(board.page, 'Summary')
    await expect(sheet).toContainText('Calm, but our tests are flaky.')
    await board.page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('while brainstorming the panel says why there is nothing', async () => {
    await board.page.getByRole('button', { name: 'Brainstorm' }).click()
    await expect(panel).toContainText('Notes are hidden')
    await expect(panel).toContainText('Suggestions return when brainstorming ends.')
    await expect(panel.getByRole('button', { name: /^(Suggest|Draft)/ })).toHaveCount(0)
    await board.page.getByRole('button', { name: 'Brainstorm' }).click()
    await expect(panel.getByRole('button', { name: 'Edit text' })).toBeVisible()
  })

  const actions = await openActions(board.page)
  await expect(actions).toContainText('Quarantine flaky tests')
  await expect(actions).not.toContainText('Long meetings')
})
