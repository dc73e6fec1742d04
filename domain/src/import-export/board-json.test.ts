import { expect, test } from 'vitest'
import type { ExportedBoard, ExportedNote } from './exported-board.ts'
import { boardJson } from './testing/exported-text.ts'

const EMPTY: ExportedBoard = {
  kind: 'retropulse-board',
  version: 1,
  exportedAt: 2,
  title: 'Sprint "12"\n',
  createdAt: 1,
  settings: {
    isAnonymous: false,
    isPrivate: false,
    isCompact: false,
    disableGifs: false,
    sortBy: null,
    theme: null,
    backgroundUrl: null,
  },
  columns: [{ name: 'Good', meaning: 'good' }],
  runSteps: [],
  voting: null,
  summaryText: null,
  hiddenNotes: 0,
  notes: [],
  actions: [],
}
const note = (text: string): ExportedNote => ({
  column: 0,
  text,
  author: null,
  at: 1,
  votes: 0,
  reactions: [{ emoji: '🍵', count: 2 }],
  comments: [{ text: 'Two\nlines', author: null, at: 1, editedAt: null }],
  group: null,
  groupTitle: null,
})
const action = { text: 'Buy tea', status: 0, at: 1, doneAt: null, due: null } as const

test.each([
  ['empty', EMPTY],
  ['with notes', { ...EMPTY, notes: [note('Tea'), note('[\n  {},\n]')] }],
  ['with action items', { ...EMPTY, actions: [{ ...action, assignee: null, note: null, earlier: false }] }],
])('EXPORT-1: the JSON of a board %s, made in pieces, is indented JSON to the last byte', (_, board) => {
  expect(boardJson(board)).toBe(`${JSON.stringify(board, null, 2)}\n`)
})
