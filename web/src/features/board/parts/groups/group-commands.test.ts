import type { Actor } from '@retropulse/domain/board/actor'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { decide } from '@retropulse/domain/board/decide'
import { evolve } from '@retropulse/domain/board/evolve'
import type { BoardEvent } from '@retropulse/domain/board/event'
import type { BoardState } from '@retropulse/domain/board/state'
import { describe, expect, test } from 'vitest'
import { aBoard, columnId, ME, noteId } from '../../testing/board-fixtures.ts'
import { columnNotes } from '../../model/column-notes.ts'
import { takeOut, undoDeleting, undoGrouping, undoTakeOut } from './group-commands.ts'
import { groupNotes } from '../../model/group-notes.ts'

const me: Actor = { id: ME, pseudonym: ME, authorIds: [ME], isFacilitator: true, seesAssignees: true }

function play(board: BoardState, ...commands: readonly BoardCommand[]): BoardState {
  return commands.reduce((state, command) => {
    const decision = decide(state, command, { actor: me, at: 0, editedByOthers: new Set() })
    if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal}`)
    return decision.events.reduce((before: BoardState, event: BoardEvent) => evolve(before, event), state)
  }, board)
}

/** Every card of the column: its title and its notes. */
function cards(board: BoardState): readonly string[] {
  const groups = groupNotes(board.notes, new Map())
  const leading = columnNotes(board, [], new Map()).get(columnId('a')) ?? []
  return leading.map((note) => {
    const ids = [note, ...(groups.get(note.id) ?? [])].map(({ id }) => id).join('+')
    return note.groupTitle === null || ids === note.id ? ids : `${note.groupTitle}: ${ids}`
  })
}

const join = (id: string, into: string) =>
  ({ type: 'group-note', noteId: noteId(id), into: noteId(into) }) as const
const entitle = (id: string, title: string) => ({ type: 'title-group', noteId: noteId(id), title }) as const
const alone = aBoard({ a: ['n1', 'n2', 'n3', 'n4'] })
const group = play(alone, join('n2', 'n1'), join('n3', 'n1'), entitle('n1', 'Slow'))

describe('undoing a grouping', () => {
  test.each([
    ['a note on a note', alone, 'n2', 'n1'],
    ['a note on a group', group, 'n4', 'n2'],
    ['a group on a note, with its title', group, 'n1', 'n4'],
    ['a note out of another group', play(alone, join('n2', 'n1'), join('n4', 'n3')), 'n2', 'n3'],
  ])('UNDO-10: %s comes apart again', (_what, before, id, into) => {
    const after = play(before, join(id, into))
    expect(cards(after)).not.toEqual(cards(before))
    const undo = undoGrouping(before, { noteId: noteId(id), into: noteId(into) })
    expect(cards(play(after, ...undo))).toEqual(cards(before))
  })
})

describe('taking a note out of its group', () => {
  test.each([
    ['n3', ['Slow: n1+n2', 'n3', 'n4']],
    ['n1', ['n1', 'Slow: n2+n3', 'n4']],
  ])('GROUP-18: %s leaves, the others stay together under their title', (id, left) => {
    const after = play(group, ...takeOut(group, noteId(id)))
    expect(cards(after)).toEqual(left)
    expect(cards(play(after, ...undoTakeOut(group, noteId(id))))).toEqual(cards(group))
  })

  test('GROUP-18: out of a group of two, no group is left', () => {
    const two = play(alone, join('n2', 'n1'))
    expect(cards(play(two, ...takeOut(two, noteId('n1'))))).toEqual(cards(alone))
  })
})

describe('a deleted note of a group is brought back', () => {
  test.each(['n1', 'n2'])('GROUP-13, UNDO-10: %s returns to its place in the group', (id) => {
    const after = play(group, { type: 'delete-note', noteId: noteId(id) })
    expect(cards(after)).toHaveLength(2)
    const back = play(after, ...undoDeleting(group, noteId(id)))
    expect(cards(back)).toEqual(cards(group))
  })
})
