import { excelFile } from '../../server/src/testing/excel-file.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { chooseFile } from '../stage/choose-file.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { createOwnTeam, visitAs } from '../stage/team-cast.ts'

const item = (category: string, message: string) => ({
  created: '2026-01-06T15:40:00.000Z',
  category,
  message,
  votes: 1,
})
const archive = (day: string, message: string) => ({
  created: `${day}T16:10:00.000Z`,
  snapshot: { format: 'mood', options: {}, items: [item('sad', message), item('action', 'Order a runner')] },
})
const REFACTO = JSON.stringify({
  url: 'https://retro.example.org/retros/harbour',
  name: 'Harbour',
  current: {
    format: 'mood',
    options: {},
    items: [item('happy', 'The demo was calm'), item('action', 'Order a runner')],
  },
  archives: [archive('2026-01-06', 'Builds are slow'), archive('2025-12-16', 'The wiki is old')],
})

test('IMPORT-6, MOVE-IN-3, MOVE-IN-11: of several retros in one file each has a preview, and the chosen ones are created', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Archivists')
  const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/board/import`)
  await chooseFile(page, 'harbour-export.json', REFACTO)
  await expect(page.getByRole('heading', { name: 'From Refacto' })).toBeVisible()
  await expect(page.getByText('The file has 3 retros. Each becomes a retro of its own.')).toBeVisible()
  const create = (count: string) => page.getByRole('button', { name: `Import ${count}`, exact: true })
  await expect(create('3 retros')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0)
  await expect(page.getByRole('status').getByText('2 duplicate actions · 2 retros')).toBeVisible()
  await expect(page.getByRole('status').getByText('Harbour 2025-12-16')).toBeHidden()
  await page.getByText('For each retro').click()
  await expect(page.getByRole('status').getByText('Harbour 2025-12-16')).toBeVisible()
  await expectAccessible(page, 'several retros in one file')
  const all = page.getByRole('checkbox', { name: 'All retros' })
  await expect(all).toBeChecked()
  const preview = page.getByRole('form', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Harbour', exact: true })).toBeVisible()
  await preview.getByRole('button', { name: 'Next retro' }).click()
  await expect(preview.getByText('2 of 3', { exact: true })).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Harbour 2026-01-06' })).toBeVisible()
  await expect(preview.getByText('Builds are slow')).toBeVisible()
  await preview.getByRole('button', { name: 'Previous retro' }).click()
  await expect(preview.getByRole('heading', { name: 'Harbour', exact: true })).toBeVisible()
  await all.click()
  await expect(create('0 retros')).toBeDisabled()
  for (const title of ['Harbour 2026-01-06', 'Harbour'])
    await page.getByRole('group', { name: 'Retros to import' }).getByText(title, { exact: true }).click()
  await expect(all).toBeChecked({ indeterminate: true })
  await create('2 retros').click()
  await expect(page.getByText('2 retros imported')).toBeVisible()
  await expect(page).toHaveURL(/\/retros$/)
  await expect(page.getByText('Harbour 2026-01-06', { exact: true })).toBeVisible()
  await expect(page.getByText('Harbour 2025-12-16', { exact: true })).toHaveCount(0)
})

test('MOVE-IN-12, IMPORT-3: an Excel file is matched like any table, also on a phone, and keeps its texts', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/400.*import\?dryRun=true/)
  const team = await createOwnTeam(stage, 'Accountants')
  const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/board/import`, PHONE)
  await chooseFile(page, 'broken.xlsx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]))
  await expect(page.getByText('We couldn’t read this Excel file.')).toBeVisible()
  const file = await excelFile([
    ['Said', 'Where', 'Hands'],
    ['- slow builds', 'To improve', 3],
    ['=1+1', 'Went well', 0],
  ])
  await chooseFile(page, 'retro_12.xlsx', file)
  await expect(page.getByText('Excel ·')).toBeVisible()
  await page.getByRole('combobox', { name: 'Note text' }).selectOption({ label: 'Said' })
  await page.getByRole('combobox', { name: 'Board column' }).selectOption({ label: 'Where' })
  await page.getByRole('combobox', { name: 'Votes' }).selectOption({ label: 'Hands' })
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('retro 12')
  const preview = page.getByRole('form', { name: 'Preview' })
  await expect(preview.getByText('3 votes', { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'the table of an Excel file')
  await page.getByRole('button', { name: 'Import retro' }).click()
  await expect(page).toHaveURL(/\/board\/[\w-]+$/)
  await expect(boardPage(page).note('- slow builds')).toBeVisible()
})

const COLUMNS = ['Glad', 'Sad', 'Spam']
const WIDE = [
  COLUMNS.map((name) => `${name},Votes ${name}`).join(','),
  'Tea,2,Rain,1,Buy pills,0',
  'Sun,0,,,,',
].join('\n')

test('MOVE-IN-11: a column of a recognised file is left out, and the page says how many notes that are', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Choosers')
  const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/board/import`)
  await chooseFile(page, 'harbour.csv', WIDE)
  await expect(page.getByRole('heading', { name: 'From EasyRetro' })).toBeVisible()
  await page.getByText('Columns', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Column for Spam' }).selectOption('Leave out')
  await page.getByRole('combobox', { name: 'Column for Sad' }).selectOption('Leave out')
  await expect(page.getByText('2 notes in columns you left out won’t be imported')).toBeVisible()
  await page.getByRole('combobox', { name: 'Column for Sad' }).selectOption('Glad')
  await expect(page.getByText('1 note in a column you left out won’t be imported')).toBeVisible()
  await expect(page.getByText('Line 2', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Import retro' }).click()
  const board = boardPage(page)
  await expect(board.note('Tea')).toBeVisible()
  await expect.poll(async () => (await board.textsIn('Glad')).toSorted()).toEqual(['Rain', 'Sun', 'Tea'])
  await expect(page.getByText('Buy pills')).toHaveCount(0)
})

test('IMPORT-33, IMPORT-34: the choices of columns are closed, and those that go into Other share one row until it is pressed', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Folders')
  const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/board/import`)
  const names = Array.from({ length: 8 }, (_, at) => `Week ${at}`)
  const header = names.map((name) => `${name},Votes ${name}`).join(',')
  await chooseFile(page, 'weeks.csv', `${header}\n${names.map((_, at) => `Note ${at},0`).join(',')}`)
  const choices = page.getByRole('combobox', { name: /^Column for / })
  const preview = page.getByRole('form', { name: 'Preview' })
  await expect(preview.getByText('Week 3', { exact: true })).toBeVisible()
  await expect(choices).toHaveCount(0)
  await page.getByText('4 of 8 go into Other', { exact: true }).click()
  await expect(choices).toHaveCount(4)
  const folded = page.getByRole('button', { name: '4 columns go into Other' })
  await expect(folded).toContainText('Week 4, Week 5, Week 6, Week 7')
  // One that is left out makes room for one of them.
  const week = page.getByRole('combobox', { name: 'Column for Week 0' })
  await week.focus()
  await week.selectOption('Leave out')
  await expect(page.getByRole('button', { name: '3 columns go into Other' })).toBeVisible()
  await expect(week).toBeFocused()
  await expectAccessible(page, 'columns that go into Other')
  await page.getByRole('button', { name: '3 columns go into Other' }).click()
  await expect(choices).toHaveCount(8)
  const first = page.getByRole('combobox', { name: 'Column for Week 5' })
  await expect(first).toBeFocused()
  // A choice folds nothing again.
  await first.selectOption('Leave out')
  await expect(choices).toHaveCount(8)
  await expect(first).toBeFocused()
})

test('MOVE-IN-11: a file that was taken for one of another layout is matched by hand', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Matchers')
  const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/board/import`)
  await chooseFile(page, 'harbour.csv', WIDE)
  await page.getByRole('button', { name: 'Match columns by hand' }).click()
  await page.getByRole('combobox', { name: 'Note text' }).selectOption({ label: 'Sad' })
  await expect(page.getByRole('heading', { name: 'From EasyRetro' })).toHaveCount(0)
  await expect(
    page.getByRole('form', { name: 'Preview' }).getByText('1 note', { exact: true }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Import retro' }).click()
  const board = boardPage(page)
  await expect(board.note('Rain')).toBeVisible()
  await expect(page.getByText('Tea', { exact: true })).toHaveCount(0)
})
