import type { BoardEvent } from '@retropulse/domain/board/event'
import { actionFrom } from '@retropulse/domain/board/action-items/action-item'
import { type BoardState, emptyBoard } from '@retropulse/domain/board/state'
import {
  type ActionId,
  asId,
  type AuthorId,
  type BoardId,
  type CommandId,
  type NoteId,
  type TeamId,
} from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { teamInDatabase } from '../../../testing/team-in-database.ts'
import { SYSTEM_AUTHOR } from '../../board/api.ts'
import type { BoardLog } from '../../board/testing/test-engine.ts'
import { openTeamDatabase, type TeamDatabase } from '../testing/team-database.ts'
import { createTeamActions, type TeamAction } from './team-actions.ts'

/* The table of the teams' action items agrees with the logs of their boards, in the same transaction. */
const mia = asId<AuthorId>('mia-0123456789abcdef')
const fay = asId<AuthorId>('fay-0123456789abcdef')
const id = asId<ActionId>('act')

type BoardAppend = Parameters<BoardLog['append']>[0][number]

let boards: TeamDatabase
let teamId: TeamId
let one: BoardId
let other: BoardId

beforeAll(async () => {
  boards = await openTeamDatabase()
})
afterAll(() => boards.database.close())
beforeEach(async () => {
  teamId = await teamInDatabase(boards.database.pool)
  one = await boards.newBoard({ teamId })
  other = await boards.newBoard({ teamId })
})

describe('a change of an action item on a board', () => {
  test('creates its row, and changes the fields that each event is about', async () => {
    await append(one, 1, [added('Write tests', 10)])
    const fresh = { id, text: 'Write tests', status: 0, timeStamp: 10, createdBy: mia, addedIn: one }
    const untouched = {
      updatedTime: null,
      editedTime: null,
      updatedBy: null,
      resolvedIn: null,
      assignees: [],
      due: null,
      noteId: null,
    }
    expect(await theAction()).toEqual({ action: { ...fresh, ...untouched }, isDeleted: false })
    await append(one, 2, [edited('Write more tests', 20)])
    expect((await theAction())?.action).toMatchObject({ editedTime: 20, updatedTime: 20, updatedBy: fay })
    await append(other, 1, [marked(1, 30)])
    expect((await theAction())?.action).toMatchObject({ status: 1, resolvedIn: other, updatedTime: 30 })
    await append(other, 2, [due('2026-11-30', 35)])
    await append(one, 3, [marked(0, 40), assigned([mia], 50), { type: 'action-deleted', actionId: id }])
    expect(await theAction()).toEqual({
      action: {
        ...fresh,
        text: 'Write more tests',
        updatedTime: 50,
        editedTime: 20,
        updatedBy: fay,
        resolvedIn: null,
        assignees: [mia],
        due: '2026-11-30',
        noteId: null,
      },
      isDeleted: true,
    })
    await append(one, 4, [assigned([], 60), due(null, 60), { type: 'action-restored', actionId: id }])
    expect(await theAction()).toMatchObject({ action: { assignees: [], due: null }, isDeleted: false })
  })

  test('has the same result in one commit', async () => {
    const noteId = asId<NoteId>('note')
    const first = { ...added('First', 10), fromNote: noteId }
    const later = [edited('Second', 20), marked(1, 30), due('2026-11-30', 35), assigned([mia], 40)]
    await append(one, 1, [first, ...later])
    const { action } = (await theAction())!
    expect(action).toMatchObject({ text: 'Second', timeStamp: 10, editedTime: 20, updatedTime: 40 })
    expect(action).toMatchObject({ status: 1, resolvedIn: one, assignees: [mia] })
    expect(action).toMatchObject({ due: '2026-11-30', noteId })
  })

  test('ACTION-24, ANON-4: is stored under the pseudonym where its author wrote under one', async () => {
    const by = asId<AuthorId>('~0123456789a')
    await append(one, 1, [{ type: 'action-added', actionId: id, text: 'Said by nobody', by, at: 1 }])
    expect((await theAction())?.action.createdBy).toBe(by)
  })

  test('ACTION-20: is not stored where the board has no team', async () => {
    const alone = await boards.newBoard()
    await append(alone, 1, [added('Our own', 10)])
    expect(await boards.log.loadRows(alone, 1)).toHaveLength(1)
    const { rows } = await boards.database.pool.query('select 1 from team_action where added_in = $1', [
      alone,
    ])
    expect(rows).toEqual([])
  })

  test('is not stored again when it is carried to another board, a deletion neither', async () => {
    await append(one, 1, [added('Write tests', 10)])
    const row = { ...appendTo(other, 1, [{ type: 'action-deleted', actionId: id }]).rows[0]! }
    await boards.log.append([{ ...appendTo(other, 1, []), rows: [{ ...row, actor: SYSTEM_AUTHOR }] }])
    expect((await boards.log.headsOf([other])).get(other)).toBe(2)
    expect((await theAction())?.isDeleted).toBe(false)
  })

  test('ACTION-34: leaves the team’s own as it is where another one has the same id', async () => {
    await append(one, 1, [added('The first', 10)])
    await append(other, 1, [added('The second', 20)])
    expect((await theAction())?.action).toMatchObject({ text: 'The first', addedIn: one })
    await append(other, 2, [{ type: 'action-deleted', actionId: id }, edited('The third', 25)], other)
    expect(await theAction()).toMatchObject({ action: { text: 'The first' }, isDeleted: false })
    const third = await boards.newBoard({ teamId: await teamInDatabase(boards.database.pool) })
    await append(third, 1, [added('Another team’s', 30)])
    expect((await theAction())?.action.text).toBe('The first')
  })
})

describe('one transaction', () => {
  test('a board whose log has moved on leaves the table as it was, and the others are written', async () => {
    await append(one, 1, [added('Write tests', 10)])
    const stale = appendTo(one, 1, [edited('Too late', 20)])
    const written = await boards.log.append([stale, appendTo(other, 1, [marked(1, 30)])])
    expect(written).toEqual(new Set([other]))
    expect((await theAction())?.action).toMatchObject({ text: 'Write tests', editedTime: null, status: 1 })
  })

  test('a command that is in the log already changes nothing, of any board', async () => {
    await append(one, 1, [added('Write tests', 10)])
    const first = appendTo(one, 2, [edited('Once', 20)])
    await boards.log.append([first])
    const rows = first.rows.map((row) => ({ ...row, seq: 4, events: [edited('Twice', 30)] }))
    const both = [{ ...first, base: 3, rows }, appendTo(other, 1, [marked(1, 40)])]
    await expect(boards.log.append(both)).rejects.toThrow('a command is in the log already')
    expect((await theAction())?.action).toMatchObject({ text: 'Once', status: 0 })
    expect((await boards.log.headsOf([other])).get(other)).toBe(1)
  })

  test('when the table cannot be written, neither is the log', async () => {
    const { pool } = boards.database
    await pool.query(`alter table team_action add constraint never check (text <> 'Impossible') not valid`)
    try {
      await expect(append(one, 1, [added('Impossible', 10)])).rejects.toThrow(/never/)
      expect((await boards.log.headsOf([one])).get(one)).toBe(1)
    } finally {
      await pool.query('alter table team_action drop constraint never')
    }
  })

  test('a commit without action items is one statement', async () => {
    const transaction = vi.spyOn(boards.database.db, 'transaction')
    const query = vi.spyOn(boards.database.pool, 'query')
    try {
      await append(one, 1, [{ type: 'board-renamed', title: 'Another' }])
      expect(transaction).not.toHaveBeenCalled()
      expect(query.mock.calls.map(([asked]) => asked)).toMatchObject([{ name: 'board-append' }])
    } finally {
      transaction.mockRestore()
      query.mockRestore()
    }
  })
})

describe('two boards of a team at the same time', () => {
  test('ACTION-19: changes of different fields of an action item are both kept', async () => {
    await append(one, 1, [added('Write tests', 10)])
    await Promise.all([
      append(one, 2, [edited('Write good tests', 20)]),
      append(other, 1, [marked(1, 30), assigned([mia], 31)]),
    ])
    expect((await theAction())?.action).toMatchObject({
      text: 'Write good tests',
      editedTime: 20,
      status: 1,
      resolvedIn: other,
      assignees: [mia],
    })
  })

  test('ACTION-19: they are kept in one commit as well', async () => {
    await append(one, 1, [added('Write tests', 10)])
    await boards.log.append([
      appendTo(one, 2, [edited('Write good tests', 20)]),
      appendTo(other, 1, [marked(1, 30)]),
    ])
    expect((await theAction())?.action).toMatchObject({
      text: 'Write good tests',
      status: 1,
      resolvedIn: other,
    })
  })

  test('they never deadlock, in whatever order they change what', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => asId<ActionId>(`action-${at}`))
    await append(
      one,
      1,
      ids.map((actionId) => ({ ...added('Write tests', 10), actionId })),
    )
    const edits = ids.map((actionId) => ({ ...edited('Write more', 20), actionId }))
    for (let round = 0; round < 20; round += 1) {
      const both = [append(one, 2 + round, edits), append(other, 1 + round, edits.toReversed())]
      expect((await Promise.all(both)).map((written) => written.size)).toEqual([1, 1])
    }
  })
})

describe('the list of a team’s action items', () => {
  test('has the open ones, oldest first, and of the others those that are asked for', async () => {
    const action = (name: string, at: number) => ({ ...added(name, at), actionId: asId<ActionId>(name) })
    const done = { ...marked(1, 50), actionId: asId<ActionId>('done') }
    const deleted: BoardEvent = { type: 'action-deleted', actionId: asId<ActionId>('gone') }
    await append(one, 1, [action('late', 30), action('early', 10), action('done', 20), action('gone', 5)])
    await append(other, 1, [done, deleted])
    expect(await textsOf([])).toEqual(['early', 'late'])
    expect(await textsOf(['late', 'done', 'gone', 'unheard-of'])).toEqual(['gone', 'early', 'done', 'late'])
  })
})

function added(text: string, at: number): BoardEvent & { type: 'action-added' } {
  return { type: 'action-added', actionId: id, text, by: mia, at }
}

function edited(text: string, at: number): BoardEvent & { type: 'action-edited' } {
  return { type: 'action-edited', actionId: id, text, by: fay, at }
}

function marked(status: 0 | 1, at: number): BoardEvent & { type: 'action-marked' } {
  return { type: 'action-marked', actionId: id, status, by: fay, at }
}

function due(day: string | null, at: number): BoardEvent {
  return { type: 'action-due-set', actionId: id, due: day, by: fay, at }
}

function assigned(assignees: readonly AuthorId[], at: number): BoardEvent {
  return { type: 'action-assigned', actionId: id, assignees, by: fay, at }
}

function append(boardId: BoardId, base: number, events: readonly BoardEvent[], writtenIn = one) {
  return boards.log.append([appendTo(boardId, base, events, writtenIn)])
}

/** One row with these events; action items that they do not add were added on `writtenIn`. */
function appendTo(
  boardId: BoardId,
  base: number,
  events: readonly BoardEvent[],
  writtenIn = one,
): BoardAppend {
  const row = { seq: base + 1, commandId: asId<CommandId>(nanoid(16)), actor: mia, at: 1, events }
  const adds = events.some(({ type }) => type === 'action-added')
  const state = boardWith(boardId, events, adds ? boardId : writtenIn)
  return { boardId, base, rows: [row], state }
}

/** A board with the action items that events are about. */
function boardWith(boardId: BoardId, events: readonly BoardEvent[], addedIn: BoardId): BoardState {
  const bare = { text: 'Write tests', status: 0, timeStamp: 1, updatedTime: null, editedTime: null } as const
  const noPeople = { createdBy: null, updatedBy: null, resovledIn: null, assignees: [] }
  const board = emptyBoard(boardId)
  const ids = events.flatMap((event) => ('actionId' in event ? [event.actionId] : []))
  const actions = ids.reduce(
    (all, actionId) => all.with(actionId, actionFrom({ id: actionId, ...bare, ...noPeople, addedIn })),
    board.actions,
  )
  return { ...board, actions }
}

async function theAction(): Promise<TeamAction | undefined> {
  return (await createTeamActions(boards.db).listOf(teamId, [id]))[0]
}

async function textsOf(known: readonly string[]): Promise<readonly string[]> {
  const ids = known.map((name) => asId<ActionId>(name))
  const list = await createTeamActions(boards.db).listOf(teamId, ids)
  return list.map(({ action }) => action.text)
}
