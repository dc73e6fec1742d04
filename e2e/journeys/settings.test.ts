import { openTool } from '../stage/open-tool.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { createOwnTeam, visitAs } from '../stage/team-cast.ts'

const COLUMNS = ['Went well', 'Went less well', 'Try next', 'What puzzles us', '']

// Rules: ANON-13, BOARD-11, BOARD-12, BOARD-13, BOARD-50, A11Y-14, WIRE-7
test('a facilitator changes title, columns, author visibility and GIF sharing, and every participant sees it', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard({ name: 'Sprint 12' })
  await (await join('nora', path)).write('Went well', 'Ferries')
  const nora = boardPage(await visit('nora', path))
  const jonas = boardPage(await visit('jonas', path))
  await expect(jonas.note('Ferries').getByText('Nora Lindqvist')).toBeVisible()
  await expect(jonas.page.getByRole('button', { name: 'GIFs' })).toBeVisible()

  const dialog = await openTool(nora.page, 'Settings')
  await expectAccessible(nora.page, 'settings', '[role="dialog"]')
  await expect(dialog.getByText('Use brackets for (descriptions)')).toBeVisible()
  const fields = dialog.getByRole('group', { name: /^Columns/ }).getByRole('textbox')
  await expect(fields).toHaveCount(5)
  for (const [at, name] of COLUMNS.entries()) await expect(fields.nth(at)).toHaveValue(name)
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Sprint 13')
  await fields.nth(0).fill('Wind (what carried us)')
  await fields.nth(4).fill('Thanks')
  await dialog.getByRole('switch', { name: /^Author visibility/ }).click()
  await expect(dialog.getByText(/stay anonymous/)).toBeVisible()
  await dialog.getByRole('switch', { name: /^GIF sharing/ }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(nora.toast).toContainText('Settings saved')

  await expect(jonas.page.getByRole('heading', { name: 'Sprint 13', level: 1 })).toBeVisible()
  for (const name of ['Wind', 'Thanks'])
    await expect(jonas.page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible()
  await expect(jonas.page.getByText('what carried us')).toBeVisible()
  await expect(jonas.page.getByRole('button', { name: 'GIFs' })).toHaveCount(0)
  await expect(jonas.note('Ferries').getByText('Nora Lindqvist')).toHaveCount(0)
})

test('BOARD-24: settings saved before the page knows the team of the board are saved', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const page = await visit('nora', '/healthz')
  const summaryAllowed = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === `/api${path}`,
    async (route) => {
      await summaryAllowed.promise
      await route.continue()
    },
  )
  await page.goto(path)
  const dialog = await openTool(page, 'Settings')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Before the team is known')
  await dialog.getByRole('button', { name: 'Save' }).click()
  summaryAllowed.resolve()
  await expect(page.getByRole('heading', { name: 'Before the team is known', level: 1 })).toBeVisible()
})

test('BOARD-14, BOARD-16: removing a column says where its notes go, and no note is lost', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('nora', path)
  await author.write('Went well', 'Ferries')
  await author.write('Went less well', 'Fog', 'Rain')
  const nora = boardPage(await visit('nora', path))
  const dialog = await openTool(nora.page, 'Settings')
  const second = dialog.getByRole('textbox', { name: 'Column 2' })
  await dialog.getByRole('button', { name: 'Remove column 2' }).click()
  await expect(second).toHaveValue('')
  await expect(second).toHaveAccessibleDescription('Its 2 notes move to “Went well”')
  const keep = dialog.getByRole('button', { name: 'Keep column 2' })
  await expect(keep).toBeFocused()
  await keep.press('Enter')
  await expect(second).toHaveValue('Went less well')
  await expect(dialog.getByRole('button', { name: 'Remove column 2' })).toBeFocused()
  await second.fill('')
  for (const number of [1, 3, 4]) await dialog.getByRole('textbox', { name: `Column ${number}` }).fill('')
  await expect(second).toHaveAccessibleDescription('Its 2 notes move to “the column that stays”')
  const fifth = dialog.getByRole('textbox', { name: 'Column 5' })
  await fifth.fill('Thanks')
  // Of a column that is not on the board nothing comes back: the field has the focus, and not the page behind.
  await dialog.getByRole('button', { name: 'Remove column 5' }).press('Enter')
  await expect(fifth).toHaveValue('')
  await expect(fifth).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Column 3' }).fill('Next')
  await expect(second).toHaveAccessibleDescription('Its 2 notes move to “Next”')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(nora.page.getByRole('heading', { level: 2 })).toHaveText(['Next'])
  await expect.poll(async () => (await nora.textsIn('Next')).toSorted()).toEqual(['Ferries', 'Fog', 'Rain'])
})

// Rules: BOARD-18, BOARD-19, BOARD-86
test('BOARD-18, BOARD-19: what is wrong stands beside its field, and a save that fails keeps what was typed', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/500/)
  const page = await visit('nora', await newBoard(), PHONE)
  const dialog = await openTool(page, 'Settings')
  const title = dialog.getByRole('textbox', { name: 'Title' })
  const first = dialog.getByRole('textbox', { name: 'Column 1' })
  await first.fill('y'.repeat(61))
  await title.fill('x'.repeat(93))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription('At most 92 characters')
  await expect(first).toHaveAccessibleDescription('At most 60 characters')
  await title.fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(title).toHaveAccessibleDescription('Enter a title')

  await title.fill('z'.repeat(92))
  await first.fill('Wind')
  await page.route('**/settings', (route) => route.fulfill({ status: 500, json: { code: 'internal-error' } }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Sorry something went wrong')).toBeVisible()
  await expect(dialog.getByRole('alert').filter({ hasText: /weren’t saved.*press Save/ })).toBeVisible()
  await expect(title).toHaveValue('z'.repeat(92))
  await expect(first).toHaveValue('Wind')
  await page.unroute('**/settings')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'z'.repeat(92), level: 1 })).toBeAttached()
})

test('BOARD-20, BOARD-21: columns that changed while Settings was open are shown with what was typed, and Save is refused once', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard({ columns: ['Went well', 'Went less well', 'Try next'] })
  const other = await join('nora', path)
  const page = await visit('nora', path)
  const dialog = await openTool(page, 'Settings')
  await dialog.getByRole('textbox', { name: 'Column 3' }).fill('Experiments')
  const left = ['Went less well', 'Try next'].map((name) => ({ id: other.columnId(name), name }))
  await other.send({ type: 'set-columns', columns: left })
  await expect(page.locator('h2', { hasText: 'Went well' })).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Save' }).click()
  const first = dialog.getByRole('textbox', { name: 'Column 1' })
  await expect(first).toHaveAccessibleDescription(
    /Someone else just changed the columns\. Check them, then save again\./,
  )
  await expect(first).toHaveValue('Went less well')
  await expect(dialog.getByRole('textbox', { name: 'Column 2' })).toHaveValue('Experiments')
  await expect(dialog.getByRole('textbox', { name: 'Column 3' })).toHaveValue('')
  expect(other.columns()).toEqual(['Went less well', 'Try next'])

  await other.send({ type: 'rename-column', columnId: other.columnId('Went less well'), name: 'Worse' })
  await expect(page.locator('h2', { hasText: 'Worse' })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(first).toHaveValue('Worse')
  await expect(dialog.getByRole('textbox', { name: 'Column 2' })).toHaveValue('Experiments')
  expect(other.columns()).toEqual(['Worse', 'Try next'])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Worse', 'Experiments'])
  await expect.poll(() => other.columns()).toEqual(['Worse', 'Experiments'])
})

test("BOARD-31, PLAN-10, MAIL-4: on the free plan the share panel shows 'Upgrade to enable private retros', and the button for email what unlocks it", async ({
  visit,
  stage,
}) => {
  const { owner, teamId } = await createOwnTeam(stage, 'Purse seiners')
  const { body } = await owner.calls.post(`/api/team/${teamId}/boards`, { name: 'Free', columns: ['One'] })
  const page = await visitAs(visit, stage, owner, `/board/${(body as { id: string }).id}`)
  await boardPage(page).addNote('One', 'Nets are mended')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Upgrade to enable private retros')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Private' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Compare plans' })).toBeVisible()
  await page.keyboard.press('Escape')

  const mail = (await openTool(page, 'Summary')).getByRole('button', { name: 'Send by email' })
  await expect(mail).toBeDisabled()
  await expect(mail).toHaveAccessibleDescription('Upgrade your plan to unlock this feature')
  await mail.hover()
  await expect(page.getByText('Upgrade your plan to unlock this feature').last()).toBeVisible()
})
