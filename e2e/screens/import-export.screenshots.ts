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
  shot('wrong', 'wrong.csv', WRONG.join('\n')),
  shot('unmapped', 'odd.csv', 'What,Ever\na,b'),
  shot('broken', 'board.json', '{"kind":'),
])
