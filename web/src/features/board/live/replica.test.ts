import type { BoardUpdate } from '@retropulse/contract/board-room'
import type { Actor } from '@retropulse/domain/board/actor'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { emptyBoard } from '@retropulse/domain/board/state'
import type { ViewEvent } from '@retropulse/domain/board/visibility'
import { asId, type AuthorId, type CommandId, type NoteId } from '@retropulse/domain/kernel/ids'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  acknowledge,
  type Confirmed,
  EMPTY_REPLICA,
  rebase,
  receive,
  refuse,
  type Replica,
  restore,
  submit,
  unsavedNotes,
} from './replica.ts'
import { BOARD_ID, LEFT, RIGHT } from './testing/fake-server.ts'

const ME = asId<AuthorId>('me')
const OTHER = asId<AuthorId>('other')
const viewer: Actor = {
  id: ME,
  pseudonym: asId<AuthorId>('~me'),
  authorIds: [ME],
  isFacilitator: false,
  seesAssignees: false,
}

const note = (id: string): NoteId => asId<NoteId>(id)
const command = (id: string): CommandId => asId<CommandId>(id)

function added(id: string, by: AuthorId = OTHER, rank = `a0${id}V`): ViewEvent {
  return { type: 'note-added', noteId: note(id), columnId: LEFT, rank, text: `text of ${id}`, by, at: 1 }
}

function confirmedWith(count: number): Confirmed {
  const columns = [LEFT, RIGHT].map((id) => ({ id, name: id, meaning: 'other' as const }))
  const start = { seq: 0, state: { ...emptyBoard(BOARD_ID), columns }, viewer }
  const rows = Array.from({ length: count }, (_, at) => [added(`b${at}`)])
  const replica = receive(rebase(EMPTY_REPLICA, start), { seq: count, rows })
  return (replica as Replica).confirmed!
}

function typed(replica: Replica, id: string, what: BoardCommand): Replica {
  return submit(replica, { id: command(id), command: what, at: 5, isAnonymous: false, doneAt: null })
}

function received(replica: Replica, update: BoardUpdate): Replica {
  const next = receive(replica, update)
  if (next === 'gap') throw new Error('a gap that was not expected')
  return next
}

const addMine: BoardCommand = {
  type: 'add-note',
  noteId: note('mine'),
  columnId: LEFT,
  rank: 'a1',
  text: 'mine',
}

describe('what is shown', () => {
  const start = rebase(EMPTY_REPLICA, confirmedWith(2))

  test('an own command at once, as it was typed', () => {
    const { shown, confirmed } = typed(start, 'c1', addMine)
    expect(shown?.notes.get(note('mine'))).toMatchObject({ text: 'mine', by: ME, at: 5 })
    expect(confirmed?.state.notes.get(note('mine'))).toBeUndefined()
  })

  test('CONN-13: a pending command over what others did meanwhile', () => {
    const moving: BoardCommand = { type: 'move-note', noteId: note('b0'), columnId: RIGHT, rank: 'a5' }
    const edit: ViewEvent = { type: 'note-edited', noteId: note('b0'), text: 'theirs', by: OTHER }
    const after = received(typed(start, 'c1', moving), { seq: 3, rows: [[edit]] })
    expect(after.shown?.notes.get(note('b0'))).toMatchObject({ text: 'theirs', columnId: RIGHT })
  })

  test('a command that the rules refuse here is not shown, and stays pending until the server refuses it', () => {
    const edit: BoardCommand = { type: 'edit-note', noteId: note('b0'), text: 'not mine to edit' }
    const after = typed(start, 'c1', edit)
    expect(after.shown).toEqual(start.shown)
    expect(after.pending).toHaveLength(1)
    expect(refuse(after, command('c1')).pending).toHaveLength(0)
  })

  test('after a refusal, the board without the command', () => {
    const after = refuse(typed(start, 'c1', addMine), command('c1'))
    expect(after.shown).toEqual(start.shown)
  })

  test('an acknowledged command until its row arrived, whichever comes first', () => {
    const done = acknowledge(typed(start, 'c1', addMine), command('c1'), 4)
    const before = received(done, { seq: 3, rows: [[added('x')]] })
    expect(before.shown?.notes.get(note('mine'))?.by).toBe(ME)
    const after = received(before, { seq: 4, rows: [[added('mine', ME)]] })
    expect(after.pending).toHaveLength(0)
    expect(after.shown).toBe(after.confirmed?.state)

    const rowFirst = received(typed(start, 'c1', addMine), { seq: 3, rows: [[added('mine', ME)]] })
    expect(rowFirst.shown?.notes.size).toBe(3)
    expect(acknowledge(rowFirst, command('c1'), 3).pending).toHaveLength(0)
  })

  test('notes that did not change keep their identity', () => {
    const before = typed(start, 'c1', addMine)
    const after = received(before, { seq: 3, rows: [[added('x')]] })
    expect(after.shown?.notes.get(note('b0'))).toBe(before.shown?.notes.get(note('b0')))
    expect(after.pending).toBe(before.pending)
  })

  test('commands that were kept on the device come before those typed since', () => {
    const edit = {
      id: command('c2'),
      command: { ...addMine, type: 'edit-note', text: 'changed' } as const,
      at: 6,
      isAnonymous: false,
    }
    const since = submit(EMPTY_REPLICA, { ...edit, doneAt: null })
    const found = [{ id: command('c1'), command: addMine, at: 5, isAnonymous: false, doneAt: null }]
    const both = restore(since, found)
    expect(both.pending.map(({ id }) => id)).toEqual(['c1', 'c2'])
    expect(restore(both, found)).toBe(both)
    expect(rebase(both, confirmedWith(0)).shown?.notes.get(note('mine'))?.text).toBe('changed')
  })
})

describe('unsavedNotes', () => {
  test('CONN-13: names the notes whose commands the server has not acknowledged', () => {
    const both = typed(typed(EMPTY_REPLICA, 'c1', addMine), 'c2', { type: 'delete-note', noteId: note('b0') })
    expect([...unsavedNotes(both.pending)]).toEqual(['mine', 'b0'])
    expect([...unsavedNotes(acknowledge(both, command('c1'), 9).pending)]).toEqual(['b0'])
  })
})

describe('rows', () => {
  test('WIRE-20: overlapping and repeated pieces give the same board; missing rows are noticed', () => {
    const rows = Array.from({ length: 30 }, (_, at): ViewEvent[] => [added(`n${at}`)])
    const start = rebase(EMPTY_REPLICA, confirmedWith(0))
    const whole = received(start, { seq: 30, rows })
    const piece = fc.tuple(fc.nat(30), fc.nat(30))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        let replica = start
        for (const [one, other] of pieces) {
          const [from, to] = [Math.min(one, other), Math.max(one, other)]
          const known = replica.confirmed!.seq
          const next = receive(replica, { seq: to, rows: rows.slice(from, to) })
          expect(next === 'gap').toBe(from > known)
          if (next !== 'gap') replica = next
          expect(replica.confirmed!.seq).toBe(from > known ? known : Math.max(known, to))
        }
        const rest = received(replica, { seq: 30, rows: rows.slice(replica.confirmed!.seq) })
        expect(rest.shown).toEqual(whole.shown)
      }),
    )
  })
})
