import { describe, expect, test } from 'vitest'
import { asId, type ActionId, type ColumnId, type NoteId } from '../kernel/ids.ts'
import { evolve } from './evolve.ts'
import { boardFrom, SNAPSHOT_VERSION, type BoardSnapshot, snapshotOf } from './snapshot.ts'
import { emptyBoard } from './state.ts'
import { GIF } from './gifs/testing/samples.ts'
import { SONG } from './media/testing/samples.ts'
import { namedBoard, play } from './testing/boards.ts'
import {
  addAction,
  addComment,
  addNote,
  assignAction,
  castVotes,
  deleteComment,
  deleteNote,
  groupNote,
  react,
  setMasking,
  startVoting,
  titleGroup,
} from './testing/commands.ts'
import { facilitator, guest, member } from './testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const mo = member('mo')
const gus = guest('gus')
const a2 = asId<ActionId>('a2')

/** A board on which every field is set. */
const played = play(
  namedBoard(),
  [mia, addNote('n1', 'Coffee', 'good', 'a0')],
  [gus, addNote('n2', 'Tea', 'good', 'a1')],
  [mia, addNote('n3', 'Milk', 'bad', 'a0')],
  [gus, addComment('n1', 'c1')],
  [gus, addComment('n1', 'c2')],
  [gus, deleteComment('n1', 'c2')],
  [gus, react('n1', '👍')],
  [gus, groupNote('n2', 'n1')],
  [gus, titleGroup('n1', 'Drinks')],
  [member('mo'), addNote('n4', 'Spam', 'bad', 'a1')],
  [fay, { type: 'remove-content-of-person', person: member('mo').id, removalId: asId('r1') }],
  [fay, { type: 'restore-content', removalId: asId('r1') }],
  [fay, { type: 'remove-content-of-person', person: member('mo').id, removalId: asId('r2') }],
  [fay, { type: 'restore-note', noteId: asId('n4') }],
  [fay, { type: 'remove-person', person: member('mo').id }],
  [mia, addAction('a1')],
  [mia, assignAction('a1', fay.id)],
  [mia, { type: 'set-action-status', actionId: asId<ActionId>('a1'), status: 1 }],
  [mia, addAction('a2')],
  [mia, { type: 'delete-action', actionId: a2 }],
  [fay, { type: 'set-sorting', sortBy: 'votes' }],
  [fay, { type: 'set-background', theme: 'dunes', backgroundUrl: 'https://example.com/sea.jpg' }],
  [fay, startVoting({ contentId: asId<ColumnId>('good') })],
  [mia, castVotes('n1', 3)],
  [gus, castVotes('n2', 1)],
  [mia, deleteNote('n3')],
  [fay, { type: 'start-run', steps: [{ kind: 'other', minutes: 5, title: 'Talk' }] }],
  [gus, { type: 'set-step-done', done: true }],
  [fay, { type: 'start-media', source: SONG, volume: 30 }],
  [fay, { type: 'start-mood-poll' }],
  [fay, { type: 'end-mood-poll' }],
  [fay, { type: 'show-summary', on: true }],
  [fay, { type: 'set-summary-text', text: 'A good sprint' }],
  [fay, { type: 'set-spotlight', author: mia.id }],
  [gus, { type: 'share-gif', gif: GIF }],
  [fay, { type: 'set-gif-sharing', on: false }],
  [fay, { type: 'give-facilitation', to: mia.id }],
  [fay, { type: 'end-voting' }],
  [fay, { type: 'set-discussion', note: asId<NoteId>('n1') }],
  [fay, { type: 'ask-icebreaker', question: 'Tea or coffee?' }],
  [fay, { type: 'draw-icebreaker-person' }],
  [fay, setMasking(true)],
)
const board = evolve(played, { type: 'facilitation-taken-over', to: mo.id, at: 1 })

describe('WIRE-27: a snapshot is the board as JSON', () => {
  test('a board on which every field is set is unchanged after it was stored and read back', () => {
    expect(boardFrom(stored(snapshotOf(board)))).toStrictEqual(board)
  })

  test('that board differs from an empty one in everything but its id and its creation', () => {
    const empty = new Map(Object.entries(snapshotOf(emptyBoard(board.id))))
    const same = Object.entries(snapshotOf(board)).filter(
      ([name, value]) => JSON.stringify(value) === JSON.stringify(empty.get(name)),
    )
    expect(same.map(([name]) => name).sort()).toEqual(['anonymityChanges', 'id', 'isAnonymous', 'isCompact'])
  })

  test('an empty board is unchanged too', () => {
    const empty = emptyBoard(board.id)
    expect(boardFrom(stored(snapshotOf(empty)))).toStrictEqual(empty)
  })

  test('votes and trash are plain records in it', () => {
    const { voting, trash } = snapshotOf(board)
    expect(voting?.existingVotes).toEqual({ [mia.id]: { n1: 3 }, [gus.id]: { n2: 1 } })
    expect(voting?.castOrder).toEqual({ [mia.id]: ['n1', 'n1', 'n1'], [gus.id]: ['n2'] })
    expect([Object.keys(trash.notes), Object.keys(trash.comments), Object.keys(trash.actions)]).toEqual([
      ['n3'],
      ['c2'],
      ['a2'],
    ])
  })

  test('ACTION-25: action items are spelled as on the wire, on the board and in the trash', () => {
    const { actions, trash } = snapshotOf(board)
    expect(Object.values(actions)[0]).toMatchObject({ resovledIn: 'board' })
    for (const action of [...Object.values(actions), ...Object.values(trash.actions)])
      expect(action).not.toHaveProperty('resolvedIn')
  })

  test('one of a server that counts no changes leaves the counts open, now and later', () => {
    const { changes: _changes, ...older } = stored(snapshotOf(board))
    expect(boardFrom(older)).toStrictEqual({ ...board, changes: null })
    const later = play(boardFrom(older), [fay, setMasking(false)], [fay, { type: 'end-run' }])
    expect([later.changes, later.run, later.isMasked]).toEqual([null, null, false])
  })

  test('it has a version: one of an older shape is not read, since its counts would differ from those of the log', () => {
    expect(SNAPSHOT_VERSION).toBeGreaterThanOrEqual(5)
  })
})

function stored(snapshot: BoardSnapshot): BoardSnapshot {
  return JSON.parse(JSON.stringify(snapshot)) as BoardSnapshot
}
