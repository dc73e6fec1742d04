import { expect, test } from 'vitest'
import { TITLE_MAX } from '../board/limits.ts'
import { titleOfName } from './title-of-name.ts'

test.each([
  ['Sprint_12-export.csv', 'Sprint 12 export'],
  ['ParabolRetrospective_Harbour_2026-1-13.csv', 'Parabol Retrospective Harbour 2026-1-13'],
  ['2026_01_13-harbour-team.csv', '2026-01-13 harbour team'],
  ['retro 13.01.2026.xlsx', 'retro 13.01.2026'],
  ['Retro2026-01-13export.csv', 'Retro 2026-01-13 export'],
  ['GitHub-JavaScript-QA.csv', 'GitHub JavaScript QA'],
  ['Sprint 1-2-3.csv', 'Sprint 1 2 3'],
  ['.csv', undefined],
  ['___.csv', undefined],
  [undefined, undefined],
  [`${'x'.repeat(200)}.json`, 'x'.repeat(92)],
])('IMPORT-7: %j gives the title %j', (name, title) => {
  expect(titleOfName(name)).toBe(title)
})

test('IMPORT-7: a title from a long name is cut between characters', () => {
  for (const start of ['', 'a']) {
    const title = titleOfName(`${start}${'😀'.repeat(99)}.csv`) ?? ''
    expect([title.length <= TITLE_MAX, title.isWellFormed()]).toEqual([true, true])
  }
})
