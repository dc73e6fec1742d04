import { describe, expect, test } from 'vitest'
import { asId, type ActionId, type ColumnId } from '../../kernel/ids.ts'
import type { Actor } from '../actor.ts'
import type { BoardCommand } from '../command.ts'
import type { BoardState } from '../state.ts'
import { by, namedBoard, noteOf, play } from '../testing/boards.ts'
import {
  addAction,
  addComment,
  addNote,
  assignAction,
  castVotes,
  deleteNote,
  editComment,
  editNote,
  groupNote,
  moveNote,
  react,
  renameBoard,
  renameColumn,
  setActionDue,
  setMasking,
  startVoting,
  titleGroup,
  ungroupNote,
} from '../testing/commands.ts'
import { facilitator, guest, member } from '../testing/people.ts'
import { seen } from '../testing/seen-board.ts'
import { redoOf, inverseOf, isStillMine, refusalTo, stillApplicable } from './undo.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const actionId = asId<ActionId>('do')

/** The board after a person undoes a command. */
function undone(before: BoardState, command: BoardCommand, actor: Actor): BoardState {
  const inverse = inverseOf(before, command, actor)
  if (inverse === null) throw new Error(`${command.type} cannot be taken back`)
  const after = play(before, [actor, command])
  return play(after, ...inverse.map((one) => [actor, one] as const))
}

const start = play(
  namedBoard(),
  [mia, addNote('n1', 'One', 'good', 'a0')],
  [mia, addNote('n2', 'Two', 'good', 'a1')],
  [gus, addNote('n3', 'Three', 'good', 'a2')],
  [gus, addNote('n4', 'Four', 'bad', 'a0')],
  [mia, addComment('n1', 'c1', 'Said')],
  [mia, addAction('do', 'Do it')],
)
/** n1 leads n2 and n3; its title is "Tea". */
const grouped = play(
  start,
  [mia, groupNote('n2', 'n1')],
  [mia, groupNote('n3', 'n1')],
  [mia, titleGroup('n1', 'Tea')],
)

describe('UNDO-1, UNDO-3: undo takes back what the participant did', () => {
  const acts: readonly (readonly [string, BoardState, BoardCommand, Actor])[] = [
    ['a new note goes', start, addNote('new', 'New'), gus],
    ['a changed text is as it was', start, editNote('n1', 'Another'), mia],
    ['a moved note goes back to its place', start, moveNote('n1', 'bad', 'a5'), gus],
    ['a deleted note comes back', start, deleteNote('n2'), mia],
    ['a reaction goes', start, react('n1', '👍'), gus],
    ['a reaction comes back', play(start, [gus, react('n1', '👍')]), react('n1', '👍', false), gus],
    ['a new comment goes', start, addComment('n1', 'c2'), gus],
    ['a comment has its text back', start, editComment('n1', 'c1', 'Said better'), mia],
    ['a new action item goes', start, addAction('new'), gus],
    ['an action item is reopened', start, { type: 'set-action-status', actionId, status: 1 }, gus],
    ['an action item is unassigned again', start, assignAction('do', mia.id), mia],
    ['an action item has no due date again', start, setActionDue('do', '2026-11-30'), mia],
    ['an action item has its text back', start, { type: 'edit-action', actionId, text: 'Else' }, gus],
    ['a deleted action item comes back', start, { type: 'delete-action', actionId }, mia],
    ['a column has its name back', start, renameColumn('good', 'Other'), fay],
    ['the board has its title back', start, renameBoard('Other'), fay],
    ['the order is the manual one again', start, { type: 'set-sorting', sortBy: 'votes' }, fay],
    ['the spotlight goes out', start, { type: 'set-spotlight', author: mia.id }, fay],
    [
      'the background is as it was',
      start,
      { type: 'set-background', theme: 'dunes', backgroundUrl: null },
      fay,
    ],
  ]
  test.each(acts)('%s', (_name, before, command, actor) => {
    expect(seen(undone(before, command, actor))).toEqual(seen(before))
  })

  test('UNDO-1: columns that were renamed, reordered or added', () => {
    const [good, bad, next] = start.columns
    const columns = [{ ...bad!, name: 'Worse' }, good!, next!, { id: asId<ColumnId>('new'), name: 'New' }]
    expect(seen(undone(start, { type: 'set-columns', columns }, fay))).toEqual(seen(start))
  })
})

describe('UNDO-10: groups are put back, each note where it was', () => {
  test.each([
    ['a note that joined a group', start, groupNote('n2', 'n1')],
    ['a group that joined another, with its title', grouped, groupNote('n1', 'n4')],
    ['a member that was dropped on another note', grouped, groupNote('n2', 'n4')],
    ['a member that left from the middle', grouped, ungroupNote('n2')],
    ['a group that came apart', grouped, ungroupNote('n1')],
    ['the title', grouped, titleGroup('n3', 'Coffee')],
  ])('%s', (_name, before, command) => {
    expect(seen(undone(before, command, gus))).toEqual(seen(before))
  })

  test('UNDO-10: a deleted first note leads its group again, a deleted member is where it was', () => {
    for (const id of ['n1', 'n2', 'n3'])
      expect(seen(undone(grouped, deleteNote(id), fay))).toEqual(seen(grouped))
  })

  test('UNDO-10: a deleted first note comes back by itself once others have touched the group', () => {
    const inverse = inverseOf(grouped, deleteNote('n1'), mia) ?? []
    const left = play(grouped, [mia, deleteNote('n1')])
    const now = play(left, [gus, ungroupNote('n3')])
    expect(stillApplicable(now, left, inverse, mia)).toEqual([{ type: 'restore-note', noteId: 'n1' }])
  })
})

describe('UNDO-2: what undo does not take back', () => {
  test.each([
    [startVoting(), fay],
    [{ type: 'start-timer', duration: 5 }, fay],
    [{ type: 'start-mood-poll' }, fay],
    [setMasking(true), fay],
    [{ type: 'set-anonymous', on: true }, fay],
    [{ type: 'give-facilitation', to: mia.id }, fay],
  ] as const)('of $type, which others have seen or counted', (command, actor) => {
    expect(inverseOf(start, command, actor)).toBeNull()
  })

  test('UNDO-2: a vote', () => {
    expect(inverseOf(play(start, [fay, startVoting()]), castVotes('n1', 1), gus)).toBeNull()
  })

  test('UNDO-12: what changed nothing, or was refused', () => {
    expect(inverseOf(start, editNote('n1', 'One'), mia)).toBeNull()
    expect(inverseOf(start, editNote('n1', 'Mine'), gus)).toBeNull()
  })

  test('UNDO-14: columns that were removed, since their meanings went with them', () => {
    const columns = start.columns.slice(1)
    expect(inverseOf(start, { type: 'set-columns', columns }, fay)).toBeNull()
  })
})

describe('UNDO-6: a change of another participant is never overwritten', () => {
  const others: readonly (readonly [
    string,
    BoardCommand,
    Actor,
    readonly (readonly [Actor, BoardCommand])[],
  ])[] = [
    ['a text that a facilitator reworded', editNote('n1', 'Mine'), mia, [[fay, editNote('n1', 'Theirs')]]],
    [
      'a note that another participant moved on',
      moveNote('n1', 'bad', 'a5'),
      mia,
      [[gus, moveNote('n1', 'next', 'a0')]],
    ],
    ['a note that got a comment', addNote('new'), mia, [[gus, addComment('new', 'c9')]]],
    ['a note that got a reaction', addNote('new'), mia, [[gus, react('new', '👍')]]],
    ['a note that leads a group by now', addNote('new'), mia, [[gus, groupNote('n4', 'new')]]],
    [
      'a note that another participant grouped elsewhere',
      groupNote('n2', 'n1'),
      mia,
      [[gus, groupNote('n2', 'n4')]],
    ],
    [
      'an action item that another participant reworded',
      addAction('new'),
      mia,
      [[gus, { type: 'edit-action', actionId: asId<ActionId>('new'), text: 'Theirs' }]],
    ],
    [
      'a title that another participant changed again',
      renameBoard('Mine'),
      fay,
      [[facilitator('flo'), renameBoard('Theirs')]],
    ],
  ]
  test.each(others)('%s', (_name, command, actor, since) => {
    const inverse = inverseOf(start, command, actor) ?? []
    const left = play(start, [actor, command])
    expect(isStillMine(left, left, inverse, actor)).toBe(true)
    const now = play(left, ...since)
    expect(isStillMine(now, left, inverse, actor)).toBe(false)
    expect(stillApplicable(now, left, inverse, actor)).toBeNull()
  })

  test('UNDO-6: what others do elsewhere does not matter', () => {
    const inverse = inverseOf(start, editNote('n1', 'Mine'), mia) ?? []
    const left = play(start, [mia, editNote('n1', 'Mine')])
    const now = play(left, [gus, addNote('x')], [gus, react('n1', '👍')], [fay, renameBoard('Other')])
    expect(isStillMine(now, left, inverse, mia)).toBe(true)
  })
})

describe('UNDO-5: what prevents an undo is known before it is sent', () => {
  test('UNDO-5: a vote, a note that another participant edits, a right that is gone', () => {
    const back = [moveNote('n1', 'bad', 'a5')]
    expect(refusalTo(start, back, mia, new Set())).toBeNull()
    expect(refusalTo(play(start, [fay, startVoting()]), back, mia, new Set())).toBe('voting-running')
    const busy = by(mia, { busy: ['n1'] }).editedByOthers
    expect(refusalTo(start, [deleteNote('n1')], mia, busy)).toBe('note-being-edited')
    expect(refusalTo(start, [renameBoard('x')], gus, new Set())).toBe('forbidden')
  })

  test('only the server knows its trash', () => {
    expect(
      refusalTo(start, [{ type: 'restore-note', noteId: noteOf(start, 'n1').id }], mia, new Set()),
    ).toBeNull()
  })
})

test('UNDO-3: an act that made something is done again by restoring it, every other act by its own command', () => {
  expect(redoOf(addNote('n'))).toEqual({ type: 'restore-note', noteId: 'n' })
  expect(redoOf(addComment('n', 'c'))).toEqual({ type: 'restore-comment', noteId: 'n', commentId: 'c' })
  expect(redoOf(addAction('a'))).toEqual({ type: 'restore-action', actionId: 'a' })
  expect(redoOf(renameBoard('x'))).toEqual(renameBoard('x'))
})
