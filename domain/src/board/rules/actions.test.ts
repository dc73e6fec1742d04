import { describe, expect, test } from 'vitest'
import { asId, type ActionId, type AuthorId, type BoardId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { actionRecord } from '../action-item.ts'
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

describe('board.md §4: anybody on the board writes down what the team wants to do', () => {
  test('it is open, nobody’s to do, and of this board', () => {
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

  test('board.md §5: empty text is ignored', () => {
    expect(decide(board, addAction('a2', ' '), by(gus))).toEqual(refuse('text-empty'))
  })

  test('a text has its limits, and an id is given once, also after its action was deleted', () => {
    expect(decide(board, addAction('a2', 'x'.repeat(ACTION_TEXT_MAX)), by(gus)).ok).toBe(true)
    expect(decide(board, addAction('a2', 'x'.repeat(ACTION_TEXT_MAX + 1)), by(gus))).toEqual(
      refuse('text-too-long'),
    )
    expect(decide(board, addAction('a2', 'to\u0000rn'), by(gus))).toEqual(refuse('text-invalid'))
    expect(decide(board, addAction('a1'), by(gus))).toEqual(refuse('id-taken'))
    expect(decide(play(board, [gus, remove('a1')]), addAction('a1'), by(gus))).toEqual(refuse('id-taken'))
  })

  test('also while brainstorming: actions are no notes', () => {
    expect(decide(play(board, [fay, setMasking(true)]), addAction('a2'), by(gus)).ok).toBe(true)
  })
})

describe('an action is the whole team’s: anybody rewords it', () => {
  test('and it is kept who did and when', () => {
    const edited = play(board, [mia, edit('a1', 'Buy tea'), NOON + 5])
    expect(actionOf(edited, 'a1')).toMatchObject({
      text: 'Buy tea',
      editedTime: NOON + 5,
      updatedTime: NOON + 5,
      updatedBy: mia.id,
      createdBy: gus.id,
    })
  })

  test('within the limits of a text; the same text is no change', () => {
    expect(decide(board, edit('a1', 'Buy coffee'), by(mia))).toEqual(accept())
    expect(decide(board, edit('a1', ''), by(mia))).toEqual(refuse('text-empty'))
    expect(decide(board, edit('a9', 'x'), by(mia))).toEqual(refuse('unknown-action'))
  })
})

describe('board.md §4: open can be marked done, which records the board where it was resolved, and be reopened', () => {
  const done = play(board, [mia, mark('a1', 1), NOON + 5])

  test('done here', () => {
    expect(actionOf(done, 'a1')).toMatchObject({ status: 1, resolvedIn: board.id, updatedTime: NOON + 5 })
  })

  test('and open again, resolved nowhere', () => {
    expect(actionOf(play(done, [gus, mark('a1', 0)]), 'a1')).toMatchObject({ status: 0, resolvedIn: null })
  })

  test('twice is once; only an action that is there', () => {
    expect(decide(done, mark('a1', 1), by(gus))).toEqual(accept())
    expect(decide(board, mark('a9', 1), by(gus))).toEqual(refuse('unknown-action'))
  })
})

describe('D15: an action has a day by which it is to be done, or none', () => {
  const due = play(board, [mia, setActionDue('a1', '2026-11-30'), NOON + 5])

  test('a member of the team says so, and takes it back', () => {
    expect(actionOf(due, 'a1')).toMatchObject({ due: '2026-11-30', updatedBy: mia.id, updatedTime: NOON + 5 })
    expect(actionOf(play(due, [mia, setActionDue('a1', null)]), 'a1').due).toBeNull()
  })

  test('the same day is no change; only of an action that is there', () => {
    expect(decide(due, setActionDue('a1', '2026-11-30'), by(mia))).toEqual(accept())
    expect(decide(due, setActionDue('a9', '2026-11-30'), by(mia))).toEqual(refuse('unknown-action'))
  })

  test('whoever may not assign it does not say when either', () => {
    const visitor = { ...member('vic'), seesAssignees: false }
    for (const person of [gus, visitor])
      expect(decide(board, setActionDue('a1', '2026-11-30'), by(person))).toEqual(refuse('forbidden'))
  })

  test('other changes leave it', () => {
    expect(actionOf(play(due, [gus, mark('a1', 1)], [gus, edit('a1', 'Tea')]), 'a1').due).toBe('2026-11-30')
  })
})

describe('an action keeps the note that it came from', () => {
  const noted = play(board, [mia, addNote('n1', 'No coffee')])
  const from = (state: typeof board, person = gus) =>
    actionOf(play(state, [person, addAction('a2', 'Buy some', 'n1')]), 'a2').noteId

  test('also once the note is gone', () => {
    expect(from(noted)).toBe('n1')
    const gone = play(noted, [gus, addAction('a2', 'Buy some', 'n1')], [mia, deleteNote('n1')])
    expect(actionOf(gone, 'a2').noteId).toBe('n1')
  })

  test('what is said to come from no note, or from one that is gone, is an action all the same', () => {
    expect(actionOf(board, 'a1').noteId).toBeNull()
    expect(from(board)).toBeNull()
    expect(from(play(noted, [mia, deleteNote('n1')]))).toBeNull()
  })

  test('D8: nobody links to a note that they may not read', () => {
    const masked = play(noted, [fay, setMasking(true)])
    expect(from(masked)).toBeNull()
    expect(from(masked, mia)).toBe('n1')
  })
})

describe('board.md §4: assignment is set to one member or cleared', () => {
  const assigned = play(board, [mia, assignAction('a1', fay.id), NOON + 5])

  test('board.md §3: assignees is a list with at most one user id', () => {
    expect(actionOf(assigned, 'a1')).toMatchObject({ assignees: [fay.id], updatedBy: mia.id })
    expect(actionOf(play(assigned, [mia, assignAction('a1', mia.id)]), 'a1').assignees).toEqual([mia.id])
    expect(actionOf(play(assigned, [mia, assignAction('a1', null)]), 'a1').assignees).toEqual([])
  })

  test('board.md §6: assignee picking needs sign-in and team membership', () => {
    const visitor = { ...member('vic'), seesAssignees: false }
    for (const person of [gus, visitor])
      expect(decide(board, assignAction('a1', mia.id), by(person))).toEqual(refuse('forbidden'))
  })

  test('a guest, or a pseudonym, is nobody’s choice', () => {
    expect(decide(board, assignAction('a1', gus.id), by(mia))).toEqual(refuse('forbidden'))
    expect(decide(board, assignAction('a1', mia.pseudonym), by(mia))).toEqual(refuse('forbidden'))
  })

  test('the same person is no change; only an action that is there', () => {
    expect(decide(assigned, assignAction('a1', fay.id), by(mia))).toEqual(accept())
    expect(decide(board, assignAction('a1', null), by(mia))).toEqual(accept())
    expect(decide(board, assignAction('a9', null), by(mia))).toEqual(refuse('unknown-action'))
  })
})

describe('D27: actions go to the trash and come back', () => {
  const full = play(board, [mia, assignAction('a1', fay.id)], [mia, mark('a1', 1)])
  const without = play(full, [gus, remove('a1')])

  test('by who wrote it, also after signing in, or a facilitator', () => {
    for (const person of [gus, signedIn(gus), fay]) {
      expect(decide(full, remove('a1'), by(person)).ok).toBe(true)
      expect(play(without, [person, restore('a1')])).toEqual(full)
    }
  })

  test('by nobody else', () => {
    expect(decide(full, remove('a1'), by(mia))).toEqual(refuse('forbidden'))
    expect(decide(without, restore('a1'), by(mia))).toEqual(refuse('forbidden'))
  })

  test('two people who wish the same are both right', () => {
    expect(decide(without, remove('a1'), by(fay))).toEqual(accept())
    expect(decide(full, restore('a1'), by(fay))).toEqual(accept())
  })

  test('what is in the trash is not changed there', () => {
    for (const command of [edit('a1', 'x'), mark('a1', 0), assignAction('a1', null)])
      expect(decide(without, command, by(mia))).toEqual(refuse('unknown-action'))
    expect(decide(board, remove('a9'), by(fay))).toEqual(refuse('unknown-action'))
    expect(decide(board, restore('a9'), by(fay))).toEqual(refuse('unknown-action'))
  })
})

describe('D9: on an anonymous board actions are made under pseudonyms', () => {
  test('and still are whose they are', () => {
    const hidden = play(anonymousBoard(), [mia, addAction('a1')])
    expect(actionOf(hidden, 'a1').createdBy).toBe(mia.pseudonym)
    expect(decide(hidden, { type: 'delete-action', actionId: asId<ActionId>('a1') }, by(mia)).ok).toBe(true)
  })
})

describe('D15: actions belong to the team: open ones from earlier retros appear, known ones keep up', () => {
  const action = actionRecordOf('a7', { createdBy: asId<AuthorId>('~elsewhere'), assignees: [mia.id] })

  test('an open one comes in as it is', () => {
    expect(decide(board, carry(), by(fay))).toEqual(accept({ type: 'action-carried', action }))
    const carried = replay(board, [{ type: 'action-carried', action }])
    expect(actionRecord(actionOf(carried, 'a7'))).toEqual(action)
  })

  test('one that was done elsewhere comes in only where it is known', () => {
    const done = { status: 1, resovledIn: asId<BoardId>('other') } as const
    expect(decide(board, carry(done), by(fay))).toEqual(accept())
    const known = replay(board, [{ type: 'action-carried', action }])
    expect(decide(known, carry(done), by(fay))).toEqual(
      accept({ type: 'action-carried', action: { ...action, ...done } }),
    )
  })

  test('one that was deleted elsewhere goes to the trash here, where it is known', () => {
    const known = replay(board, [{ type: 'action-carried', action }])
    expect(decide(known, { ...carry(), isDeleted: true }, by(fay))).toEqual(
      accept({ type: 'action-deleted', actionId: action.id }),
    )
    expect(decide(board, { ...carry(), isDeleted: true }, by(fay))).toEqual(accept())
  })

  test('done or deleted elsewhere it stays away from another one of its id; open ones are on all boards', () => {
    const own = replay(board, [{ type: 'action-added', actionId: action.id, text: 'Tea', by: fay.id, at: 1 }])
    const deleted = replay(own, [{ type: 'action-deleted', actionId: action.id }])
    for (const gone of [carry({ status: 1 }), { ...carry(), isDeleted: true }])
      expect([own, deleted].map((state) => decide(state, gone, by(fay)))).toEqual([accept(), accept()])
    expect(decide(own, carry(), by(fay))).toEqual(accept({ type: 'action-carried', action, replaces: true }))
    expect(decide(deleted, carry(), by(fay))).toEqual(accept({ type: 'action-carried', action }))
  })

  test('what is known already is no news, in whatever order its fields were stored', () => {
    const known = replay(board, [{ type: 'action-carried', action }])
    const shuffled = Object.fromEntries(Object.entries(action).toReversed()) as unknown as typeof action
    expect(decide(known, carry(), by(fay))).toEqual(accept())
    expect(decide(known, { ...carry(), action: shuffled }, by(fay))).toEqual(accept())
  })

  test('any field that differs is news', () => {
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
