import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardState } from '@retropulse/domain/board/state'
import { namedBoard, play } from '@retropulse/domain/board/testing/boards'
import {
  addNote,
  editNote,
  groupNote,
  setMasking,
  startVoting,
  ungroupNote,
} from '@retropulse/domain/board/testing/commands'
import { facilitator, member } from '@retropulse/domain/board/testing/people'
import { asId, type CommandId, type NoteId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import { createUndoStack } from './undo-stack.ts'

const fay = facilitator('fay')
const mia = member('mia')
const start = play(namedBoard(), [mia, addNote('n1', 'Tea')], [fay, addNote('n2', 'Milk', 'good', 'a1')])

/** The undo stack after one act, on a board that the test changes; `editedByOthers` are notes that others have open. */
function stackOf(before: BoardState, command: BoardCommand) {
  let board = play(before, [mia, command])
  const editedByOthers = new Set<NoteId>()
  const submitted: string[] = []
  const stack = createUndoStack({
    board: () => board,
    actor: () => mia,
    editedByOthers: () => editedByOthers,
    submit(one) {
      board = play(board, [mia, one])
      submitted.push(one.type)
      return asId<CommandId>(`back-${submitted.length}`)
    },
  })
  stack.record(asId<CommandId>('act'), command, before, board)
  const facilitate = (one: BoardCommand) => (board = play(board, [fay, one]))
  return { stack, editedByOthers, submitted, facilitate }
}

test.each([
  ['a vote runs', 'voting-running', startVoting(), { type: 'end-voting' }],
  ['the note is hidden', 'note-hidden', setMasking(true), setMasking(false)],
] as const)(
  'UNDO-5: an act that cannot be undone because %s stays to be undone later',
  (_, because, begin, end) => {
    const grouped = play(start, [mia, groupNote('n2', 'n1')])
    const { stack, submitted, facilitate } = stackOf(grouped, ungroupNote('n2'))
    facilitate(begin)
    expect(stack.undo()).toEqual({ act: 'ungroup-note', isDone: false, because })
    expect([stack.canUndo(), submitted]).toEqual([true, []])
    facilitate(end)
    expect(stack.undo()).toMatchObject({ act: 'ungroup-note', isDone: true })
    expect(submitted).toEqual(['group-note'])
  },
)

test('UNDO-5: an act on a note that another participant edits stays to be undone later', () => {
  const { stack, editedByOthers, submitted } = stackOf(start, editNote('n1', 'Green tea'))
  editedByOthers.add(asId<NoteId>('n1'))
  expect(stack.undo()).toEqual({ act: 'edit-note', isDone: false, because: 'note-being-edited' })
  expect([stack.canUndo(), submitted]).toEqual([true, []])
  editedByOthers.clear()
  expect(stack.undo()).toMatchObject({ act: 'edit-note', isDone: true })
})
