import { expect, test } from 'vitest'
import { columnsInOther } from './columns-in-other.ts'

/** A retro of a file with these columns, of which a board got those in `kept`. */
const retro = (columns: string, kept: readonly string[]) => ({
  columns: [...columns].map((name) => ({ name, notes: 1, texts: 1 })),
  preview: {
    title: 'Retro',
    isAnonymous: false,
    columns: kept.map((name) => ({ name, notes: 1 })),
    counts: { notes: 0, comments: 0, votes: 0, reactions: 0, actions: 0 },
    firstNotes: [],
  },
})
const FULL = ['A', 'B', 'C', 'D', 'Other']

test('MOVE-IN-6: columns for which a board has no room lie in Other', () => {
  expect([...columnsInOther([retro('ABCDEF', FULL)], [])]).toEqual(['E', 'F'])
  expect([...columnsInOther([retro('ABC', ['A', 'B', 'C'])], [])]).toEqual([])
})

test('MOVE-IN-6: a column that is placed by hand, or that has its own on another board, does not', () => {
  expect([...columnsInOther([retro('ABCDEF', FULL)], [{ from: 'E', to: null }])]).toEqual(['F'])
  expect([...columnsInOther([retro('ABCDEF', FULL), retro('F', ['F'])], [])]).toEqual(['E'])
})
