import { TEAMS } from '../../scripts/seed/cast.ts'
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
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await page.getByText('One column a column').click()
}

async function choose({ page }: Scene, name: string, content: string): Promise<void> {
  await page.goto(`/team/${TEAMS.booking.id}/board/import`)
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  if (content === '') return
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content) }
  await page.getByTestId('import-file').setInputFiles(file)
  await page.getByRole('button', { name: 'Choose another file' }).waitFor()
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
  { screen: 'import', state: 'wide', who: 'nora', isWhole: true, show: pasteWide },
  shot('wrong', 'wrong.csv', WRONG.join('\n')),
  shot('unmapped', 'odd.csv', 'What,Ever\na,b'),
  shot('broken', 'board.json', '{"kind":'),
])
