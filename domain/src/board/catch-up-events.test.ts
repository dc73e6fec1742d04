import { describe, expect, test } from 'vitest'
import { asId, type ActionId, type ColumnId } from '../kernel/ids.ts'
import { missedEvent } from './catch-up.ts'
import type { BoardCommand } from './command.ts'
import type { BoardEvent } from './event.ts'
import type { BoardState } from './state.ts'
import { actionRecordOf } from './testing/actions.ts'
import { GIF } from './gifs/testing/samples.ts'
import { SONG } from './media/testing/samples.ts'
import { namedBoard, play, replay } from './testing/boards.ts'
import { addAction, addNote, castVotes, groupNote, startVoting, titleGroup } from './testing/commands.ts'
import { runHistory } from './testing/history.ts'
import { type BoardPerson, facilitator, guest, member } from './testing/people.ts'

/* How each kind of event is told to a client that missed it (the general property is in catch-up.test.ts). */
const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const a1 = asId<ActionId>('a1')
const board = play(
  namedBoard(),
  [mia, addNote('n1', 'Coffee', 'good', 'a0')],
  [gus, addNote('n2', 'Tea', 'good', 'a1')],
  [gus, addAction('a1', 'Buy coffee')],
)

describe('WIRE-10: a text that was overwritten meanwhile reaches no client that was away', () => {
  test('a group’s title is sent as it is by now', () => {
    const titled = eventOf(board, gus, titleGroup('n1', 'first'))
    const now = play(replay(board, [titled]), [gus, titleGroup('n1', 'second')])
    expect(missedEvent(titled, now)).toEqual({ ...titled, title: 'second' })
    expect(missedEvent(titled, play(now, [gus, titleGroup('n1', '')]))).toEqual({ ...titled, title: null })
    expect(missedEvent(titled, namedBoard())).toBeNull()
  })

  test('the text of an action item is sent as it is by now', () => {
    const edited = eventOf(board, mia, { type: 'edit-action', actionId: a1, text: 'first' })
    const now = play(replay(board, [edited]), [mia, { type: 'edit-action', actionId: a1, text: 'second' }])
    expect(missedEvent(edited, now)).toEqual({ ...edited, text: 'second' })
    expect(missedEvent(edited, play(now, [fay, { type: 'delete-action', actionId: a1 }]))).toBeNull()
    expect(missedEvent(eventOf(namedBoard(), gus, addAction('a1', 'x')), now)).toMatchObject({
      text: 'second',
    })
  })

  test('the text of an action item from another board is sent as it is by now', () => {
    const carried: BoardEvent = { type: 'action-carried', action: actionRecordOf('a7', { text: 'first' }) }
    const now = replay(board, [carried, { ...carried, action: { ...carried.action, text: 'second' } }])
    expect(missedEvent(carried, now)).toMatchObject({ action: { id: 'a7', text: 'second' } })
    expect(missedEvent(carried, board)).toBeNull()
  })

  test('title, columns, background and media are sent as they are by now', () => {
    const cases: readonly (readonly [BoardCommand, BoardCommand])[] = [
      [
        { type: 'rename-board', title: 'first' },
        { type: 'rename-board', title: 'second' },
      ],
      [
        { type: 'rename-column', columnId: asId<ColumnId>('good'), name: 'first' },
        { type: 'rename-column', columnId: asId<ColumnId>('good'), name: 'second' },
      ],
      [
        { type: 'set-background', theme: null, backgroundUrl: 'https://example.com/first.jpg' },
        { type: 'set-background', theme: 'second', backgroundUrl: null },
      ],
      [
        { type: 'start-media', source: SONG.replace('song', 'first'), volume: 50 },
        { type: 'start-media', source: SONG.replace('song', 'second'), volume: 50 },
      ],
      [
        { type: 'set-columns', columns: [{ id: asId<ColumnId>('good'), name: 'first' }] },
        { type: 'set-columns', columns: [{ id: asId<ColumnId>('good'), name: 'second' }] },
      ],
    ]
    for (const [before, after] of cases) {
      const event = eventOf(board, fay, before)
      const told = JSON.stringify(missedEvent(event, play(replay(board, [event]), [fay, after])))
      expect(told).toContain('second')
      expect(told).not.toContain('first')
    }
  })

  test('a column that is gone by now requires the whole board', () => {
    const renamed = eventOf(board, fay, { type: 'rename-column', columnId: asId<ColumnId>('bad'), name: 'x' })
    const now = play(board, [
      fay,
      { type: 'set-columns', columns: [{ id: asId<ColumnId>('good'), name: 'Went well' }] },
    ])
    expect(missedEvent(renamed, now)).toBeNull()
  })
})

describe('WIRE-10: what cannot be sent piece by piece requires the whole board', () => {
  test('a switch of author visibility', () => {
    expect(missedEvent(eventOf(board, fay, { type: 'set-anonymous', on: true }), board)).toBeNull()
  })

  test('action items that were deleted or brought back', () => {
    const removal = { type: 'delete-action', actionId: a1 } as const
    const removed = play(board, [gus, removal])
    expect(missedEvent(eventOf(board, gus, removal), removed)).toBeNull()
    expect(missedEvent(eventOf(removed, gus, { type: 'restore-action', actionId: a1 }), board)).toBeNull()
  })
})

describe('events without a text that could be overwritten are sent unchanged', () => {
  const voting = play(board, [fay, startVoting()])
  const cases: readonly (readonly [BoardState, BoardPerson, BoardCommand])[] = [
    [board, gus, groupNote('n2', 'n1')],
    [play(board, [gus, groupNote('n2', 'n1')]), gus, { type: 'ungroup-note', noteId: idOf('n2') }],
    [board, fay, startVoting()],
    [voting, gus, castVotes('n1', 1)],
    [voting, gus, { type: 'set-done', done: true }],
    [voting, fay, { type: 'end-voting' }],
    [board, mia, { type: 'set-action-status', actionId: a1, status: 1 }],
    [board, mia, { type: 'assign-action', actionId: a1, assignee: mia.id }],
    [board, mia, { type: 'set-action-due', actionId: a1, due: '2026-11-30' }],
    [board, fay, { type: 'start-timer', duration: 5 }],
    [board, fay, { type: 'start-mood-poll' }],
    [board, fay, { type: 'show-summary', on: true }],
    [board, fay, { type: 'set-spotlight', author: mia.id }],
    [board, fay, { type: 'set-sorting', sortBy: 'emoji' }],
    [board, fay, { type: 'set-gif-sharing', on: false }],
    [board, gus, { type: 'share-gif', gif: GIF }],
    [board, fay, { type: 'give-facilitation', to: mia.id }],
  ]

  test.each(
    cases.map(([state, person, command]) => [command.type, eventOf(state, person, command), state] as const),
  )('the event of %s', (_, event, state) => {
    expect(missedEvent(event, replay(state, [event]))).toEqual(event)
  })
})

/** The first event of this person's command. */
function eventOf(state: BoardState, person: BoardPerson, command: BoardCommand): BoardEvent {
  const [happening] = runHistory(state, [{ person, command, at: 0, busy: [] }])
  return happening!.events[0]!.event
}

function idOf(noteId: string) {
  return groupNote(noteId, noteId).noteId
}
