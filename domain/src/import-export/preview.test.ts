import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'
import { readFile } from './read-file.ts'
import { LATER, planOf } from './testing/imported.ts'

const details = { now: LATER, meaningOf: () => 'other' as const }
const csv = (lines: number) => `Column,Text,Votes\n${'Good,Tea,2\nBad,Rain,0\n'.repeat(lines)}`

test('IMPORT-6: a preview counts the content column by column, and quotes the first five notes', () => {
  const plan = planOf(readFile({ format: 'csv', content: csv(4) }, details))
  expect(previewOf(plan, true)).toEqual({
    title: 'Imported retro',
    isAnonymous: true,
    columns: [
      { name: 'Good', notes: 4 },
      { name: 'Bad', notes: 4 },
    ],
    counts: { notes: 8, comments: 0, votes: 8, reactions: 0, actions: 0 },
    firstNotes: ['Good', 'Bad', 'Good', 'Bad', 'Good'].map((column) =>
      column === 'Good' ? { column, text: 'Tea', votes: 2 } : { column, text: 'Rain', votes: 0 },
    ),
  })
})

test('IMPORT-28: a file that says whether authors are hidden overrides the setting of the team', () => {
  const file = (isAnonymous: boolean) =>
    JSON.stringify({
      kind: 'retropulse-board',
      version: 1,
      title: 'Sprint 12',
      settings: { isAnonymous },
      columns: [{ name: 'Good' }],
      notes: [],
    })
  const preview = (isAnonymous: boolean) =>
    previewOf(planOf(readFile({ format: 'json', content: file(isAnonymous) }, details)), !isAnonymous)
  expect([preview(true).isAnonymous, preview(false).isAnonymous]).toEqual([true, false])
})

test('IMPORT-7: a typed title replaces the one of the file', () => {
  const content = '{"kind":"retropulse-board","version":1,"title":"Old","columns":[{"name":"A"}],"notes":[]}'
  expect(planOf(readFile({ format: 'json', content, title: 'New' }, details)).title).toBe('New')
  expect(planOf(readFile({ format: 'csv', content: csv(1), title: 'New' }, details)).title).toBe('New')
})
