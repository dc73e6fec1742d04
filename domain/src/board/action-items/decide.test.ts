import { describe, expect, test } from 'vitest'
import { asId, type ActionId, type AuthorId, type BoardId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { actionRecord } from './action-item.ts'
import type { CarryAction } from '../command.ts'
import { decide } from '../decide.ts'
import { ACTION_TEXT_MAX } from '../limits.ts'
import { actionOf, actionRecordOf } from '../testing/actions.ts'
import { anonymousBoard, by, namedBoard, NOON, play, replay } from '../testing/boards.ts'
import {
  addAction,
  addNote,
  assignAction,
  deleteNote,
  setActionDue,
  setMasking,
} from '../testing/commands.ts'
import { facilitator, guest, member, signedIn } from '../testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const board = play(namedBoard(), [gus, addAction('a1', 'Buy coffee')])

describe('ACTION-1: any participant adds an action item', () => {
  test('ACTION-1: it is open, unassigned, and belongs to this board', () => {
    expect(actionOf(board, 'a1')).toEqual({
      id: 'a1',
      text: 'Buy coffee',
      status: 0,
      timeStamp: NOON,
      updatedTime: null,
      editedTime: null,
      createdBy: gus.id,
      updatedBy: null,
      addedIn: board.id,
      resolvedIn: null,
      assignees: [],
      due: null,
      noteId: null,
    })
  })

  test('ACTION-36: empty text is refused', () => {
    expect(decide(board, addAction('a2', ' '), by(gus))).toEqual(refuse('text-empty'))
  })

  test('ACTION-34, ACTION-36: a text has its limits, and an id is used once, also after the deletion', () => {
    expect(decide(board, addAction('a2', 'x'.repeat(ACTION_TEXT_MAX)), by(gus)).ok).toBe(true)
    expect(decide(board, addAction('a2', 'x'.repeat(ACTION_TEXT_MAX + 1)), by(gus))).toEqual(
      refuse('text-too-long'),
    )
    expect(decide(board, addAction('a2', 'to\u0000rn'), by(gus))).toEqual(refuse('text-invalid'))
    expect(decide(board, addAction('a1'), by(gus))).toEqual(refuse('id-taken'))
    expect(decide(play(board, [gus, remove('a1')]), addAction('a1'), by(gus))).toEqual(refuse('id-taken'))
  })

  test('ACTION-1: it can be added while brainstorming', () => {
    expect(decide(play(board, [fay, setMasking(true)]), addAction('a2'), by(gus)).ok).toBe(true)
  })
})

describe('ACTION-2: any participant rewords an action item', () => {
  test('ACTION-3: the board stores who edited it last, and when', () => {
    const edited = play(board, [mia, edit('a1', 'Buy tea'), NOON + 5])
    expect(actionOf(edited, 'a1')).toMatchObject({
      text: 'Buy tea',
      editedTime: NOON + 5,
      updatedTime: NOON + 5,
      updatedBy: mia.id,
      createdBy: gus.id,
    })
  })

  test('ACTION-3: its text keeps the limits; saving the same text changes nothing', () => {
    expect(decide(board, edit('a1', 'Buy coffee'), by(mia))).toEqual(accept())
    expect(decide(board, edit('a1', ''), by(mia))).toEqual(refuse('text-empty'))
    expect(decide(board, edit('a9', 'x'), by(mia))).toEqual(refuse('unknown-action'))
  })
})

describe('ACTION-7: an open action item is marked as done and reopened', () => {
  const done = play(board, [mia, mark('a1', 1), NOON + 5])

  test('ACTION-8: marking it as done records the board in resolvedIn', () => {
    expect(actionOf(done, 'a1')).toMatchObject({ status: 1, resolvedIn: board.id, updatedTime: NOON + 5 })
  })

  test('ACTION-8: reopening it clears resolvedIn', () => {
    expect(actionOf(play(done, [gus, mark('a1', 0)]), 'a1')).toMatchObject({ status: 0, resolvedIn: null })
  })

  test('marking it twice changes nothing; an unknown action item is refused', () => {
    expect(decide(done, mark('a1', 1), by(gus))).toEqual(accept())
    expect(decide(board, mark('a9', 1), by(gus))).toEqual(refuse('unknown-action'))
  })
})

describe('ACTION-15: an action item has a due date or none', () => {
  const due = play(board, [mia, setActionDue('a1', '2026-11-30'), NOON + 5])

  test('ACTION-15: a member of the team sets it and clears it', () => {
    expect(actionOf(due, 'a1')).toMatchObject({ due: '2026-11-30', updatedBy: mia.id, updatedTime: NOON + 5 })
    expect(actionOf(play(due, [mia, setActionDue('a1', null)]), 'a1').due).toBeNull()
  })

  test('the same day changes nothing; an unknown action item is refused', () => {
    expect(decide(due, setActionDue('a1', '2026-11-30'), by(mia))).toEqual(accept())
    expect(decide(due, setActionDue('a9', '2026-11-30'), by(mia))).toEqual(refuse('unknown-action'))
  })

  test('ACTION-15: participants who may not assign it do not set its due date either', () => {
    const visitor = { ...member('vic'), seesAssignees: false }
    for (const person of [gus, visitor])
      expect(decide(board, setActionDue('a1', '2026-11-30'), by(person))).toEqual(refuse('forbidden'))
  })

  test('other changes keep the due date', () => {
    expect(actionOf(play(due, [gus, mark('a1', 1)], [gus, edit('a1', 'Tea')]), 'a1').due).toBe('2026-11-30')
  })
})

describe('ACTION-5: an action item keeps a reference to the note that it was made from', () => {
  const noted = play(board, [mia, addNote('n1', 'No coffee')])
  const from = (state: typeof board, person = gus) =>
    actionOf(play(state, [person, addAction('a2', 'Buy some', 'n1')]), 'a2').noteId

  test('ACTION-5: also after the note is deleted', () => {
    expect(from(noted)).toBe('n1')
    const gone = play(noted, [gus, addAction('a2', 'Buy some', 'n1')], [mia, deleteNote('n1')])
    expect(actionOf(gone, 'a2').noteId).toBe('n1')
  })

  test('ACTION-5: with a note that does not exist or is deleted, it is added without the reference', () => {
    expect(actionOf(board, 'a1').noteId).toBeNull()
    expect(from(board)).toBeNull()
    expect(from(play(noted, [mia, deleteNote('n1')]))).toBeNull()
  })

  test('ACTION-5: a participant who cannot read the note adds it without the reference', () => {
    const masked = play(noted, [fay, setMasking(true)])
    expect(from(masked)).toBeNull()
    expect(from(masked, mia)).toBe('n1')
  })
})

describe('ACTION-11, ACTION-12: an action item is assigned to one member, or the assignment is cleared', () => {
  const assigned = play(board, [mia, assignAction('a1', fay.id), NOON + 5])

  test('ACTION-11: assignees holds at most one user id', () => {
    expect(actionOf(assigned, 'a1')).toMatchObject({ assignees: [fay.id], updatedBy: mia.id })
    expect(actionOf(play(assigned, [mia, assignAction('a1', mia.id)]), 'a1').assignees).toEqual([mia.id])
    expect(actionOf(play(assigned, [mia, assignAction('a1', null)]), 'a1').assignees).toEqual([])
  })

  test('ACTION-13: guests and people outside the team are refused', () => {
    const visitor = { ...member('vic'), seesAssignees: false }
    for (const person of [gus, visitor])
      expect(decide(board, assignAction('a1', mia.id), by(person))).toEqual(refuse('forbidden'))
  })

  test('ACTION-11: guests and pseudonyms cannot be assigned', () => {
    expect(decide(board, assignAction('a1', gus.id), by(mia))).toEqual(refuse('forbidden'))
    expect(decide(board, assignAction('a1', mia.pseudonym), by(mia))).toEqual(refuse('forbidden'))
  })

  test('the same assignee changes nothing; an unknown action item is refused', () => {
    expect(decide(assigned, assignAction('a1', fay.id), by(mia))).toEqual(accept())
    expect(decide(board, assignAction('a1', null), by(mia))).toEqual(accept())
    expect(decide(board, assignAction('a9', null), by(mia))).toEqual(refuse('unknown-action'))
  })
})

describe('ACTION-10: action items go to the trash and come back', () => {
  const full = play(board, [mia, assignAction('a1', fay.id)], [mia, mark('a1', 1)])
  const without = play(full, [gus, remove('a1')])

  test('ACTION-10: by their author, also after signing in, or a facilitator', () => {
    for (const person of [gus, signedIn(gus), fay]) {
      expect(decide(full, remove('a1'), by(person)).ok).toBe(true)
      expect(play(without, [person, restore('a1')])).toEqual(full)
    }
  })

  test('ACTION-10: other participants are refused', () => {
    expect(decide(full, remove('a1'), by(mia))).toEqual(refuse('forbidden'))
    expect(decide(without, restore('a1'), by(mia))).toEqual(refuse('forbidden'))
  })

  test('deleting a deleted one and restoring a present one change nothing', () => {
    expect(decide(without, remove('a1'), by(fay))).toEqual(accept())
    expect(decide(full, restore('a1'), by(fay))).toEqual(accept())
  })

  test('an action item in the trash is not changed', () => {
    for (const command of [edit('a1', 'x'), mark('a1', 0), assignAction('a1', null)])
      expect(decide(without, command, by(mia))).toEqual(refuse('unknown-action'))
    expect(decide(board, remove('a9'), by(fay))).toEqual(refuse('unknown-action'))
    expect(decide(board, restore('a9'), by(fay))).toEqual(refuse('unknown-action'))
  })
})

describe('ACTION-24, ANON-7: on an anonymous board action items are made under pseudonyms', () => {
  test('ANON-5: and their authors still delete them', () => {
    const hidden = play(anonymousBoard(), [mia, addAction('a1')])
    expect(actionOf(hidden, 'a1').createdBy).toBe(mia.pseudonym)
    expect(decide(hidden, { type: 'delete-action', actionId: asId<ActionId>('a1') }, by(mia)).ok).toBe(true)
  })
})

describe('ACTION-17: a board takes in the action items of the team’s other boards and keeps them up to date', () => {
  const action = actionRecordOf('a7', { createdBy: asId<AuthorId>('~elsewhere'), assignees: [mia.id] })

  test('an open one is added as it is', () => {
    expect(decide(board, carry(), by(fay))).toEqual(accept({ type: 'action-carried', action }))
    const carried = replay(board, [{ type: 'action-carried', action }])
    expect(actionRecord(actionOf(carried, 'a7'))).toEqual(action)
  })

  test('one that was done elsewhere is added only to a board that has it', () => {
    const done = { status: 1, resovledIn: asId<BoardId>('other') } as const
    expect(decide(board, carry(done), by(fay))).toEqual(accept())
    const known = replay(board, [{ type: 'action-carried', action }])
    expect(decide(known, carry(done), by(fay))).toEqual(
      accept({ type: 'action-carried', action: { ...action, ...done } }),
    )
  })

  test('one that was deleted elsewhere goes to the trash of a board that has it', () => {
    const known = replay(board, [{ type: 'action-carried', action }])
    expect(decide(known, { ...carry(), isDeleted: true }, by(fay))).toEqual(
      accept({ type: 'action-deleted', actionId: action.id }),
    )
    expect(decide(board, { ...carry(), isDeleted: true }, by(fay))).toEqual(accept())
  })

  test('done or deleted elsewhere it does not touch another one with its id; open ones are on all boards', () => {
    const own = replay(board, [{ type: 'action-added', actionId: action.id, text: 'Tea', by: fay.id, at: 1 }])
    const deleted = replay(own, [{ type: 'action-deleted', actionId: action.id }])
    for (const gone of [carry({ status: 1 }), { ...carry(), isDeleted: true }])
      expect([own, deleted].map((state) => decide(state, gone, by(fay)))).toEqual([accept(), accept()])
    expect(decide(own, carry(), by(fay))).toEqual(accept({ type: 'action-carried', action, replaces: true }))
    expect(decide(deleted, carry(), by(fay))).toEqual(accept({ type: 'action-carried', action }))
  })

  test('what is known already changes nothing, in whatever order its fields were stored', () => {
    const known = replay(board, [{ type: 'action-carried', action }])
    const shuffled = Object.fromEntries(Object.entries(action).toReversed()) as unknown as typeof action
    expect(decide(known, carry(), by(fay))).toEqual(accept())
    expect(decide(known, { ...carry(), action: shuffled }, by(fay))).toEqual(accept())
  })

  test('a difference in any field is a change', () => {
    const known = replay(board, [{ type: 'action-carried', action }])
    const changes = [
      { text: 'Buy tea' },
      { updatedTime: NOON + 1 },
      { editedTime: NOON + 1 },
      { updatedBy: mia.id },
      { assignees: [] },
      { assignees: [fay.id] },
    ]
    for (const change of changes)
      expect(decide(known, carry(change), by(fay))).toEqual(
        accept({ type: 'action-carried', action: { ...action, ...change } }),
      )
  })

  function carry(change: Partial<typeof action> = {}): CarryAction {
    return { type: 'carry-action', action: { ...action, ...change }, isDeleted: false }
  }
})

function edit(id: string, text: string) {
  return { type: 'edit-action', actionId: asId<ActionId>(id), text } as const
}

function mark(id: string, status: 0 | 1) {
  return { type: 'set-action-status', actionId: asId<ActionId>(id), status } as const
}

function remove(id: string) {
  return { type: 'delete-action', actionId: asId<ActionId>(id) } as const
}

function restore(id: string) {
  return { type: 'restore-action', actionId: asId<ActionId>(id) } as const
}
