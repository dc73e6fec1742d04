import { readFile } from 'node:fs/promises'
import { openTool } from '../stage/open-tool.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { chooseFile } from '../stage/choose-file.ts'
import { type Device, DESKTOP, expect, PHONE, test } from '../stage/journey.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

const CSV = [
  'Category;Note;Likes;Author',
  'Liked;Fast deploys;3;Ann',
  'Loved;The new kitchen;;Bob',
  'Lacked;Quiet hours;1;Bob',
  ';;;',
  'Lacked;"Two lines;',
  'and a ""quote""";0;Ann',
].join('\r\n')

const devices: readonly (readonly [string, Device])[] = [
  ['on a desk', DESKTOP],
  ['on a phone', PHONE],
]

for (const [where, device] of devices) {
  test(`IMPORT-2, IMPORT-27, SHELL-48, A11Y-16: a table of another tool is mapped, previewed and created as a retro (${where})`, async ({
    visit,
    stage,
  }) => {
    const team = await createOwnTeam(stage, `Gatherers ${where}`)
    const page = await visitAs(visit, stage, team.owner, `${team.path}/retros`, device)
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Import a retro' })).toBeVisible()
    await expectAccessible(page, 'the choice of a file')
    await chooseFile(page, 'sprint_12.csv', CSV)

    await expect(page.getByRole('combobox', { name: 'Note text' })).toHaveValue('1')
    await expect(page.getByRole('combobox', { name: 'Board column' })).toHaveValue('0')
    await expect(page.getByRole('combobox', { name: 'Votes' })).toHaveValue('2')
    await page.getByRole('combobox', { name: 'Column for Loved' }).selectOption('Liked')
    const title = page.getByRole('textbox', { name: 'Title' })
    await expect(title).toHaveValue('sprint 12')
    await title.fill('')
    await page.getByRole('button', { name: 'Import retro' }).click()
    await expect(page.getByText('Give your retro a title')).toBeVisible()
    await expect(title).toBeFocused()
    await title.fill('Sprint 12')
    const preview = page.getByRole('form', { name: 'Preview' })
    await expect(preview.getByText('4 notes', { exact: true })).toBeVisible()
    await expect(preview.getByText('4 votes', { exact: true })).toBeVisible()
    const hues = () =>
      preview
        .locator('li[data-hue]')
        .evaluateAll((columns) =>
          columns.map((column) => (column instanceof HTMLElement ? column.dataset['hue'] : undefined)),
        )
    await expect.poll(hues, 'the colours of what went well and what did not').toEqual(['2', '5'])
    await preview.getByText('2 things to know about this import', { exact: true }).click()
    await expect(preview.getByRole('row', { name: /^5 A row without text is left out/ })).toBeVisible()
    await expectAccessible(page, 'the preview of an import')
    await page.getByRole('button', { name: 'Import retro' }).click()

    await expect(page).toHaveURL(/\/board\/[\w-]+$/)
    const board = boardPage(page)
    await expect(board.note('Fast deploys')).toBeVisible()
    if (where === 'on a desk') {
      await expect.poll(() => board.textsIn('Liked')).toEqual(['Fast deploys', 'The new kitchen'])
      await expect.poll(() => board.textsIn('Lacked')).toEqual(['Quiet hours', 'Two lines;\nand a "quote"'])
      await board.addNote('Lacked', 'And one of today')
    }
  })
}

const MEETING = `"reflectionGroup","author","votes","type","createdAt","discussionThread","prompt","content"
"Builds","Mira Holm",4,"Reflection","2026-01-13T15:41:10.511Z","","Stuck","Builds take an hour"
"Builds","Tao",4,"Reflection","2026-01-13T15:42:00.020Z","","Stuck","Tests are flaky"
"Builds","Tao",4,"Comment","2026-01-13T16:02:44.900Z","Cache?","","Is it the cache?"
"Builds","Tao",4,"Task","2026-01-13T16:05:31.777Z","Order a runner","","Order a runner"
"Demo","Anonymous",1,"Reflection","2026-01-13T15:43:09.100Z","","Went well","The demo was calm"
"Demo","Anonymous",1,"Reflection","2026-01-13T15:44:09.100Z","","Went well",""
`

for (const [where, device] of devices)
  test(`MOVE-IN-1, MOVE-IN-7, MOVE-IN-9, MOVE-IN-11, IMPORT-32, IMPORT-35: a file of another tool is recognised, and needs no mapping (${where})`, async ({
    visit,
    stage,
  }) => {
    const team = await createOwnTeam(stage, `Movers ${where}`)
    const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/board/import`, device)
    await chooseFile(page, 'Harbour_2026-1-13.csv', MEETING)
    await expect(page.getByRole('heading', { name: 'From Parabol' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Note text' })).toHaveCount(0)
    await expect(page.getByText('1 note without text won’t be imported')).toBeVisible()
    await expect(page.getByText('Line 7', { exact: true })).toBeVisible()
    // IMPORT-32: in view, however long the page is.
    await expect(page.getByText('3 notes, 2 columns')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Import retro' })).toBeInViewport()
    await page.getByText('2 names in the file').click()
    // IMPORT-35: one row for all names.
    await page.getByRole('checkbox', { name: 'All names' }).check()
    await expect(page.getByRole('checkbox', { name: 'Tao' })).toBeChecked()
    await page.getByRole('checkbox', { name: 'All names' }).uncheck()
    await expect(page.getByRole('checkbox', { name: 'Tao' })).not.toBeChecked()
    await page.getByRole('checkbox', { name: 'Mira Holm' }).check()
    await expectAccessible(page, 'a recognised file')
    await page.getByRole('textbox', { name: 'Title' }).fill('Harbour')
    await page.getByRole('button', { name: 'Import retro' }).click()
    await expect(page).toHaveURL(/\/board\/[\w-]+$/)
    const board = boardPage(page)
    await expect(page.getByText('Builds take an hour (Mira Holm)')).toBeVisible()
    if (where === 'on a desk') await expect(board.note('The demo was calm')).toBeVisible()
    await expect(page.getByText('Tao')).toHaveCount(0)
  })

test('IMPORT-5, IMPORT-6: a long list of columns shows the others on request, and the preview says how many notes it leaves out', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Counters')
  const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/board/import`)
  const rows = Array.from({ length: 12 }, (_, at) => [`Week ${at},Note`, ',Another note']).flat()
  await chooseFile(page, 'weeks.csv', ['Column,Text', ...rows].join('\n'))
  const choices = page.getByRole('combobox', { name: /^Column for / })
  await expect(choices).toHaveCount(8)
  await page.getByRole('button', { name: 'Show all 13' }).click()
  await expect(choices).toHaveCount(13)
  await expect(choices.nth(8)).toBeFocused()
  // Notes without a column go where the list says.
  const empty = page.getByRole('combobox', { name: 'Column for (empty)' })
  await expect(empty.locator('option:checked')).toHaveText('Other')
  await expect(
    page.getByRole('combobox', { name: 'Column for Week 0' }).locator('option:checked'),
  ).toHaveText('Keep this column')
  for (let at = 5; at < 12; at += 1)
    await page.getByRole('combobox', { name: `Column for Week ${at}` }).selectOption('Leave out')
  await page.getByRole('combobox', { name: 'Column for Week 4' }).selectOption('Week 3')
  await expect(page.getByText('+9 more', { exact: true })).toBeVisible()
})

test('MOVE-IN-10, MOVE-IN-13: a wide table is pasted, and its columns are those of the board', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Pasters')
  const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/board/import`)
  await page.locator('summary').click()
  await page
    .getByRole('textbox', { name: 'Or paste a table or text' })
    .fill('Glad\tOwner\tMad\nTea\tMia\tRain\nCake\t\t')
  await page.getByRole('button', { name: 'Use pasted text' }).click()
  await page.getByText('Notes in columns').click()
  await page.getByRole('checkbox', { name: 'Owner' }).uncheck()
  await expectAccessible(page, 'a wide table')
  await page.getByRole('textbox', { name: 'Title' }).fill('Pasted')
  await page.getByRole('button', { name: 'Import retro' }).click()
  const board = boardPage(page)
  await expect(board.note('Tea')).toBeVisible()
  await expect.poll(() => board.textsIn('Glad')).toEqual(['Tea', 'Cake'])
  await expect.poll(() => board.textsIn('Mad')).toEqual(['Rain'])
})

test('EXPORT-11, EXPORT-13, IMPORT-11: a board is downloaded as JSON and imported into another team, without authors', async ({
  visit,
  stage,
}) => {
  const [from, to] = [await createOwnTeam(stage, 'Senders'), await createOwnTeam(stage, 'Receivers')]
  const made = await from.owner.calls.post(`/api/team/${from.teamId}/import`, {
    format: 'csv',
    content: 'Column,Text,Votes\nGood,Tea for all,2\nBad,"=HYPERLINK(""http://x"")",0',
    title: 'Kept for ever',
  })
  const { id } = made.body as { id: string }
  const page = await visitAs(visit, stage, from.owner, `/board/${id}`)
  await boardPage(page).addNote('Good', 'By Olga')
  const sheet = await openTool(page, 'Summary')
  await sheet.getByRole('button', { name: 'Download' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Everything (JSON)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Kept-for-ever.json')
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain('Olga Owner')

  const other = await visitAs(visit, stage, to.owner, `/team/${to.teamId}/board/import`)
  await chooseFile(other, download.suggestedFilename(), file)
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept for ever')
  await expect(other.getByText('Imported notes show no author.')).toBeVisible()
  await other.getByRole('button', { name: 'Import retro' }).click()
  const board = boardPage(other)
  await expect(board.note('Tea for all')).toBeVisible()
  await expect.poll(async () => (await board.textsIn('Good')).sort()).toEqual(['By Olga', 'Tea for all'])
  await expect.poll(() => board.textsIn('Bad')).toEqual(['=HYPERLINK("http://x")'])
  await expect(board.column('Good')).not.toContainText('Olga Owner')
})

test('IMPORT-8: a broken, a too large and a hostile file are reported line by line, and the page stays usable', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/413/)
  const team = await createOwnTeam(stage, 'Breakers')
  const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/board/import`)
  const problem = (line: string, text: string) =>
    page.getByRole('table', { name: /^\d+ problems?/ }).getByRole('row', { name: `${line} ${text}` })
  await chooseFile(page, 'huge.csv', Buffer.alloc(10 * 1024 * 1024 + 1, '"'))
  await expect(page.getByText('This file is larger than 10 MB')).toBeVisible()

  await chooseFile(page, 'bad.csv', 'Column,Text,Votes\nGood,Tea,many\n,Rain,\nBad,Snow,-1')
  await expect(page.getByRole('heading', { name: '2 problems to fix before importing' })).toBeVisible()
  await expect(problem('2', 'This isn’t a number of votes “many”')).toBeVisible()
  await expect(problem('4', 'This isn’t a number of votes “-1”')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Votes' })).toHaveAccessibleDescription(
    /If these aren’t votes, choose another column/,
  )
  await expect(page.getByRole('combobox', { name: 'Board column' })).toHaveAccessibleDescription('')
  await expectAccessible(page, 'the report of an import')
  await chooseFile(page, 'same.csv', 'Column,Text,Votes\nGood,Tea,many\nGood,Rain,many\nBad,Snow,many')
  await expect(problem('2–4', 'This isn’t a number of votes “many”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import retro' })).toBeDisabled()

  await chooseFile(page, 'quotes.csv', Buffer.alloc(9 * 1024 * 1024, '"'))
  await expect(problem('1', 'No column is matched to the note text')).toBeVisible()
  // A file that is chosen while a large one is still read stays the chosen one.
  await chooseFile(page, 'more-quotes.csv', Buffer.alloc(9 * 1024 * 1024, '"'))
  await chooseFile(page, 'broken.json', '{"kind":')
  await expect(problem('File', 'This JSON isn’t complete. Export the file again')).toBeVisible()
  await chooseFile(page, 'odd.csv', '__proto__,constructor\n\u0000,\uFFFD\n')
  await expect(problem('1', 'No column is matched to the note text')).toBeVisible()
  const six = ['one', 'two', 'three', 'four', 'five', 'constructor']
  await chooseFile(page, 'six.csv', `Column,Text\n${six.map((name) => `${name},Note`).join('\n')}`)
  const preview = page.getByRole('form', { name: 'Preview' })
  await preview.getByText('2 things to know about this import', { exact: true }).click()
  await expect(
    preview.getByRole('row', { name: /There’s no room for this column.* “constructor”/ }),
  ).toBeVisible()
  await page.getByRole('combobox', { name: 'Column for constructor' }).selectOption('five')
  await expect(
    page.getByRole('form', { name: 'Preview' }).getByText('6 notes', { exact: true }),
  ).toBeVisible()

  // A proxy in front of the server may take less than the server does.
  const refusal = { status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' }
  await page.route('**/import*', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refusal) : route.continue(),
  )
  await page.getByRole('button', { name: 'Import retro' }).click()
  await expect(page.getByText('This file is too large.')).toBeVisible()
  const { body } = await team.owner.calls.get(`/api/team/${team.teamId}`)
  expect((body as { boards: unknown[] }).boards).toEqual([])
})

test('IMPORT-1, PERM-44: members find no link to the import, and read whom to ask', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Watchers')
  const mia = await createSomeone(stage, 'Mia Member')
  await bring(team, mia)
  const page = await visitAs(visit, stage, mia, `${team.path}/retros`)
  await expect(page.getByRole('heading', { name: 'Watchers', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Import', exact: true })).toHaveCount(0)
  await page.goto(`/team/${team.teamId}/board/import`)
  await expect(
    page.getByText('To start a retro, ask your team admin to make you a Facilitator'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toHaveCount(0)
})
