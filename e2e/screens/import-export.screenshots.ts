import { TEAMS } from '../../scripts/seed/cast.ts'
import { excelFile } from '../../server/src/testing/excel-file.ts'
import { type Scene, type Shot, takeScreenshots } from './steps/take-screenshots.ts'

const TABLE = [
  'Category;Note;Likes;Author',
  'Went well;"The release went out in four minutes, and nobody had to stay late";5;Ann',
  'Went well;שלום עולם, זה עבד מצוין;;Bob',
  'To improve;🎉 Too many parties;2;Bob',
  'Ideas;A day without meetings;;Ann',
  'Thanks;;;',
].join('\n')
const WRONG = [
  'Column,Text,Votes',
  ...Array.from({ length: 6 }, (_, at) => `${at % 2 === 0 ? 'Good' : ''},Note,many`),
]
const SIX = [
  'Column,Text',
  ...Array.from({ length: 6 }, (_, at) => `A column of the retro in week ${at},Note`),
]

const MEETING = [
  '"reflectionGroup","author","votes","type","createdAt","discussionThread","prompt","content"',
  '"Builds","Mira Holm",4,"Reflection","2026-01-13T15:41:10.511Z","","Where did you get stuck?","Builds take an hour"',
  '"Builds","Tao",4,"Reflection","2026-01-13T15:42:00.020Z","","Where did you get stuck?","Tests are flaky"',
  '"Builds","Tao",4,"Task","2026-01-13T16:05:31.777Z","Order a runner","","Order a runner"',
  '"Demo","Anonymous",1,"Reflection","2026-01-13T15:43:09.100Z","","What went well?","The demo was calm"',
  ...Array.from(
    { length: 9 },
    () => '"Demo","Anonymous",1,"Reflection","2026-01-13T15:44:09.100Z","","What went well?",""',
  ),
].join('\n')
const WIDE = 'Glad\tOwner\tMad\nTea\tMia\tRain\nCake\t\t'

const item = (category: string, message: string) => ({ created: '', category, message, votes: 2 })
const REFACTO = JSON.stringify({
  name: 'Harbour team, the one with a long name',
  current: { format: 'mood', items: [item('happy', 'The demo was calm'), item('', '')] },
  archives: Array.from({ length: 12 }, (_, at) => ({
    created: `2025-${String(12 - at).padStart(2, '0')}-16T16:10:00.000Z`,
    snapshot: { format: 'mood', items: [item('sad', 'Builds are slow'), item('action', 'Order a runner')] },
  })),
})
const EIGHT = Array.from({ length: 8 }, (_, at) => `A column of the retro in week ${at}`)
const EASY = [
  EIGHT.map((name) => `${name},Votes ${name}`).join(','),
  EIGHT.map((_, at) => `Note ${at},${at}`).join(','),
].join('\n')
const PEOPLE = [
  '"Category","Author","Content","Group","Votes","Date"',
  ...Array.from(
    { length: 30 },
    (_, at) => `"Glad","Person with a rather long name ${at}","Tea ${at}",,"1","01/13/2026 15:41:10"`,
  ),
].join('\n')

/** The Markdown of a board of this product, with a group, comments and an action item of a person. */
const OWN = `# Harbour 12

2026-03-01 · [View board](<https://retro.example.org/board/x>)

_Notes hidden while brainstorming: 2_

## Notes

### Went well

- **Drinks**
  - Tea for all\\
    _(Votes: 3 · 👍 2)_
    - Green, please
  - Milk
- The demo was calm

### Less well

- Builds are slow

## Action items

- [ ] Order a runner\\
  _(Due date: 2027-03-01 · Assignee: Nora Lindqvist)_
- [ ] Tidy the wiki\\
  _(From an earlier retro)_

---

_A retro from Retropulse, which can import this file._
`
const boardOf = (title: string) => ({
  kind: 'retropulse-board',
  version: 1,
  title,
  columns: [{ name: 'Went well', meaning: 'good' }],
  notes: [{ column: 0, text: 'The demo was calm' }],
})
const TEAM = JSON.stringify({
  team: 'Harbour',
  retros: ['Sprint 12', 'Sprint 11', 'Sprint 10'].map(boardOf),
  surveys: [{}, {}],
  omitted: [{ name: 'Long ago', reason: 'archived' }],
})

async function chooseOwn(scene: Scene): Promise<void> {
  await choose(scene, 'Harbour_12.md', OWN)
  await scene.page.getByText('1 name in the file').click()
  await scene.page.getByRole('checkbox', { name: 'Nora Lindqvist' }).check()
  await scene.page.getByText('2 things to know about this import').click()
  await toTop(scene)
}

/** The header stays where the page was scrolled to, also in a picture of the whole page. */
async function toTop({ page }: Scene): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
}

async function chooseSeveral(scene: Scene): Promise<void> {
  await choose(scene, 'harbour-export.json', REFACTO)
  await toTop(scene)
}

async function chooseTeam(scene: Scene): Promise<void> {
  await choose(scene, 'Harbour.json', TEAM)
  await scene.page.getByText('2 things to know about this import').click()
  await toTop(scene)
}

async function chooseExcel(scene: Scene): Promise<void> {
  const rows = [
    ['Said', 'Where', 'Hands'],
    ['- slow builds', 'To improve', 3],
    ['The demo was calm', 'Went well', 0],
  ]
  await choose(scene, 'retro_12.xlsx', await excelFile(rows))
  await scene.page.getByRole('combobox', { name: 'Note text' }).selectOption({ label: 'Said' })
  await scene.page.getByRole('combobox', { name: 'Board column' }).selectOption({ label: 'Where' })
}

async function chooseBrokenExcel(scene: Scene): Promise<void> {
  await choose(scene, '', '')
  const file = { name: 'retro_12.xlsx', mimeType: 'text/plain', buffer: Buffer.from('PK\u0003\u0004 no zip') }
  await scene.page.getByTestId('import-file').setInputFiles(file)
  await scene.page.getByText('We couldn’t read this Excel file.').waitFor()
}

async function openNames(scene: Scene): Promise<void> {
  await choose(scene, 'harbour.csv', PEOPLE)
  await scene.page.getByText('30 names in the file').click()
  await scene.page.getByRole('checkbox', { name: 'Person with a rather long name 2', exact: true }).check()
}

async function leaveColumnsOut(scene: Scene): Promise<void> {
  await choose(scene, 'harbour.csv', EASY)
  await scene.page.getByText('Columns', { exact: true }).click()
  for (const at of [0, 3])
    await scene.page.getByRole('combobox', { name: `Column for ${EIGHT[at]}` }).selectOption('Leave out')
  await scene.page.getByText('2 notes in columns you left out won’t be imported').waitFor()
}

async function openParts(scene: Scene): Promise<void> {
  await choose(scene, 'ParabolRetrospective_Harbour_2026-1-13.csv', MEETING)
  for (const part of ['Columns', '2 names in the file'])
    await scene.page.getByText(part, { exact: true }).click()
  await scene.page.getByRole('checkbox', { name: 'Mira Holm' }).check()
}

async function pasteWide({ page }: Scene): Promise<void> {
  await page.goto(`/team/${TEAMS.booking.id}/board/import`)
  await page.locator('summary').click()
  await page.getByRole('textbox', { name: 'Or paste a table or text' }).fill(WIDE)
  await page.getByRole('button', { name: 'Use pasted text' }).click()
  await page.getByText('Notes in columns').click()
}

async function choose({ page }: Scene, name: string, content: string | Buffer): Promise<void> {
  await page.goto(`/team/${TEAMS.booking.id}/board/import`)
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  if (content === '') return
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content) }
  await page.getByTestId('import-file').setInputFiles(file)
  await page.getByRole('button', { name: 'Choose another file' }).waitFor()
  // The file is read next, and large ones beside the page.
  await page.getByRole('heading', { name: /^(Preview|\d+ problems?)/ }).waitFor()
}

function shot(state: string, name: string, content: string): Shot {
  return {
    screen: 'import',
    state,
    who: 'nora',
    isWhole: true,
    show: (scene) => choose(scene, name, content),
  }
}

/** Importing a retro from a file. */
takeScreenshots([
  shot('empty', '', ''),
  shot('table', 'sprint_12.csv', TABLE),
  shot('six-columns', 'six.csv', SIX.join('\n')),
  { screen: 'import', state: 'recognised', who: 'nora', isWhole: true, show: openParts },
  { screen: 'import', state: 'several-retros', who: 'nora', isWhole: true, show: chooseSeveral },
  { screen: 'import', state: 'own-markdown', who: 'nora', isWhole: true, show: chooseOwn },
  { screen: 'import', state: 'team-file', who: 'nora', isWhole: true, show: chooseTeam },
  shot('eight-columns', 'harbour.csv', EASY),
  { screen: 'import', state: 'excel', who: 'nora', isWhole: true, show: chooseExcel },
  { screen: 'import', state: 'excel-broken', who: 'nora', isWhole: true, show: chooseBrokenExcel },
  { screen: 'import', state: 'names', who: 'nora', isWhole: true, show: openNames },
  { screen: 'import', state: 'left-out', who: 'nora', isWhole: true, show: leaveColumnsOut },
  { screen: 'import', state: 'wide', who: 'nora', isWhole: true, show: pasteWide },
  shot('wrong', 'wrong.csv', WRONG.join('\n')),
  shot('unmapped', 'odd.csv', 'What,Ever\na,b'),
  shot('broken', 'board.json', '{"kind":'),
])
