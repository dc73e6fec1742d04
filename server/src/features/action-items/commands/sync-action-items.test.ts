import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type BoardId, type ColumnId, type NoteId, type TeamId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { teamInDatabase } from '../../../testing/team-in-database.ts'
import { type LiveBoard, SYSTEM_AUTHOR } from '../../board/api.ts'
import { createTeamActions, type TeamActions } from '../store/team-actions.ts'
import { openTeamDatabase, type TeamDatabase } from '../testing/team-database.ts'
import { actorNamed, submit } from '../../board/testing/submit.ts'
import { actionsOn, carryingEngine, type CarryingEngine, heldTable, input } from '../testing/team-boards.ts'

/* ACTION-17: action items belong to the team; all of its boards in memory have the same ones. */
const lead = actorNamed('lead-0123456789abcdef', true)

let boards: TeamDatabase
let table: TeamActions
let teamId: TeamId
let here: CarryingEngine

beforeAll(async () => {
  boards = await openTeamDatabase()
  table = createTeamActions(boards.db)
})
afterAll(() => boards.database.close())
beforeEach(async () => {
  teamId = await teamInDatabase(boards.database.pool)
  here = carryingEngine(boards.log, table)
})

describe('a board that a participant joins', () => {
  test('ACTION-18: has the open action items of the team’s other boards, not the done ones', async () => {
    const first = await comeTo(await newBoard())
    await act(first, input.add('open', 'Write tests'), input.add('done'), input.mark('done', 1))
    const later = await comeTo(await newBoard())
    expect(Object.keys(actionsOn(later))).toEqual(['open'])
    expect(actionsOn(later)['open' as never]).toEqual(actionsOn(first)['open' as never])
    const [row] = await boards.log.loadRows(later.id, 1)
    expect(row).toMatchObject({ actor: SYSTEM_AUTHOR, events: [{ type: 'action-carried' }] })
  })

  test('ACTION-17: has the changes that were made while it was not in memory', async () => {
    const id = await newBoard()
    await act(await comeTo(id), input.add('a'), input.add('b'), input.add('c'))
    const elsewhere = carryingEngine(boards.log, table)
    const other = await comeTo(await newBoard(), elsewhere)
    await actIn(elsewhere, other, input.mark('a', 1), input.remove('b'), input.edit('c', 'Write more'))
    const again = await comeTo(id, carryingEngine(boards.log, table))
    expect(actionsOn(again)).toEqual(actionsOn(other))
    expect(actionsOn(again)).toMatchObject({
      a: { status: 1, resolvedIn: other.id },
      c: { text: 'Write more' },
    })
  })

  test('ACTION-17: has their due dates and the notes that they came from', async () => {
    const first = await comeTo(await newBoard())
    const [noteId, columnId] = [asId<NoteId>('n'), asId<ColumnId>('c1')]
    await act(first, { type: 'add-note', noteId, columnId, rank: 'a0', text: 'No tests' })
    const add = { ...input.add('a'), fromNote: noteId } as BoardCommand
    await act(first, add, input.setDue('a', '2026-11-30'))
    const later = await comeTo(await newBoard())
    expect(actionsOn(later)).toMatchObject({ a: { due: '2026-11-30', noteId, addedIn: first.id } })
    await act(later, input.setDue('a', null))
    await eventually(() => expect(actionsOn(first)).toMatchObject({ a: { due: null, noteId } }))
  })

  test('gets no row when it is up to date, however often it is opened and from whatever snapshot', async () => {
    const [first, later] = [await comeTo(await newBoard()), await newBoard()]
    await act(first, input.add('a'), input.assign('a', 'mia-0123456789abcdef'))
    const live = await comeTo(later)
    await boards.log.saveSnapshot(live.at)
    const head = live.at.seq
    for (let count = 0; count < 3; count += 1) {
      const again = await comeTo(later, carryingEngine(boards.log, table))
      expect(again.at.seq).toBe(head)
    }
  })

  test('ACTION-20: without a team keeps its own action items', async () => {
    const alone = await comeTo(await boards.newBoard())
    await act(alone, input.add('ours'))
    expect(here.told).toEqual([])
    expect(actionsOn(await comeTo(await boards.newBoard()))).toEqual({})
  })

  test('opens as it is when the table cannot be read, and is brought up to date at the next join', async () => {
    await act(await comeTo(await newBoard()), input.add('a'))
    let isDown = true
    const flaky: TeamActions = {
      listOf: (...asked) => (isDown ? Promise.reject(new Error('connection lost')) : table.listOf(...asked)),
    }
    const restarted = carryingEngine(boards.log, flaky)
    const id = await newBoard()
    expect(actionsOn(await comeTo(id, restarted))).toEqual({})
    expect(restarted.errors).toHaveLength(1)
    isDown = false
    expect(Object.keys(actionsOn(await comeTo(id, restarted)))).toEqual(['a'])
  })
})

describe('two boards of a team, both in memory', () => {
  let one: LiveBoard
  let other: LiveBoard
  beforeEach(async () => {
    one = await comeTo(await newBoard())
    other = await comeTo(await newBoard())
  })

  const same = () => eventually(() => expect(actionsOn(other)).toEqual(actionsOn(one)))

  test('ACTION-8, ACTION-17: show each other’s action items and their changes', async () => {
    await act(one, input.add('a'))
    await eventually(() => expect(actionsOn(other)).toMatchObject({ a: { addedIn: one.id } }))
    await act(other, input.mark('a', 1))
    await eventually(() => expect(actionsOn(one)).toMatchObject({ a: { status: 1, resolvedIn: other.id } }))
    await act(one, input.mark('a', 0), input.assign('a', 'mia-0123456789abcdef'), input.edit('a', 'Rest'))
    await same()
    expect(actionsOn(other)).toMatchObject({ a: { text: 'Rest', status: 0, resolvedIn: null } })
  })

  test('ACTION-17: delete and restore together, again and again', async () => {
    await act(one, input.add('a'))
    await same()
    for (let count = 0; count < 3; count += 1) {
      await act(one, input.remove('a'))
      await eventually(() => expect(actionsOn(other)).toEqual({}))
      await act(other, input.restore('a'))
      await eventually(() => expect(actionsOn(one)).toHaveProperty('a'))
    }
  })

  test('ACTION-19: keep both changes of different fields at the same moment', async () => {
    await act(one, input.add('a'))
    await same()
    await Promise.all([act(one, input.edit('a', 'Write good tests')), act(other, input.mark('a', 1))])
    await same()
    expect(actionsOn(one)).toMatchObject({ a: { text: 'Write good tests', status: 1, resolvedIn: other.id } })
  })

  test('come to rest: a carried change is not carried on', async () => {
    await act(one, input.add('a'), input.edit('a', 'Write more'))
    await same()
    const heads = [one.at.seq, other.at.seq]
    await here.actionItemSync.ensureSynced(one)
    here.actionItemSync.teamChanged(teamId)
    await comeTo(await newBoard())
    expect([one.at.seq, other.at.seq]).toEqual(heads)
    expect(here.told).toEqual([teamId, teamId])
  })

  test('ACTION-24: an action item under a pseudonym is under a pseudonym on the other one', async () => {
    const anonymous = await comeTo(await boards.newBoard({ teamId, isAnonymous: true }))
    await act(anonymous, input.add('secret'), input.edit('secret', 'No author said this'))
    const secret = { createdBy: lead.pseudonym, updatedBy: lead.pseudonym }
    await eventually(() => expect(actionsOn(one)).toMatchObject({ secret }))
    expect(JSON.stringify(await boards.log.loadRows(one.id, 0))).not.toContain(`"${lead.id}"`)
  })
})

describe('a table that was read too early', () => {
  test('overwrites no later change of the board', async () => {
    await act(await comeTo(await newBoard()), input.add('a'))
    const held = heldTable(table)
    const elsewhere = carryingEngine(boards.log, held.table)
    const other = await opened(elsewhere, await newBoard())
    const coming = elsewhere.actionItemSync.ensureSynced(other)
    await held.read()
    // Meanwhile the action item is carried to that board in another process, and edited and deleted there.
    const there = await opened(here, other.id)
    await act(there, { type: 'rename-board', title: 'Later than the other' })
    await here.actionItemSync.ensureSynced(there)
    await act(there, input.edit('a', 'Second'), input.remove('a'))
    held.release()
    await coming
    expect(actionsOn(other)).toEqual({})
    const events = (await boards.log.loadRows(other.id, 1)).flatMap((row) => row.events)
    expect(events.map(({ type }) => type)).toEqual([
      'board-renamed',
      'action-carried',
      'action-edited',
      'action-deleted',
    ])
  })

  test('in one process does not keep another, which read it later, from carrying the newest text', async () => {
    const [one, id] = [await comeTo(await newBoard()), await newBoard()]
    await act(one, input.add('a', 'First'))
    await comeTo(id, carryingEngine(boards.log, table))
    const [early, late] = [heldTable(table), heldTable(table)]
    const processes = [
      carryingEngine(boards.log, early.table),
      carryingEngine(boards.log, late.table),
    ] as const
    const [stale, fresh] = [await opened(processes[0], id), await opened(processes[1], id)]
    await act(one, input.edit('a', 'Second'))
    const first = processes[0].actionItemSync.ensureSynced(stale)
    await early.read()
    await act(one, input.edit('a', 'Third'))
    const second = processes[1].actionItemSync.ensureSynced(fresh)
    await late.read()
    early.release(1)
    await eventually(() => expect(actionsOn(stale)).toMatchObject({ a: { text: 'Second' } }))
    late.release()
    await second
    expect(actionsOn(fresh)).toMatchObject({ a: { text: 'Third' } })
    early.release()
    await first
  })
})

test('ACTION-17, ACTION-19: boards in two processes, changed at once, end as the table says', async () => {
  const processes = [here, carryingEngine(boards.log, table)]
  const ids = [await newBoard(), await newBoard(), await newBoard()]
  const places = await Promise.all(
    processes.flatMap((at) => ids.map(async (id) => [at, await comeTo(id, at)] as const)),
  )
  const tellOthers = setInterval(() => {
    for (const { actionItemSync } of processes) actionItemSync.teamChanged(teamId)
  }, 20)
  try {
    for (let round = 0; round < 12; round += 1) {
      await Promise.all(
        places.map(([at, board], place) => {
          const id = `a${(round + place) % 4}`
          const inputs = [
            input.add(`a${place}`),
            input.edit(id, `Text ${round} of ${place}`),
            input.mark(id, ((round + place) % 2) as 0 | 1),
            input.setDue(id, round % 2 === 0 ? '2026-11-30' : null),
            input.assign(id, place % 2 === 0 ? 'mia-0123456789abcdef' : null),
          ]
          return Promise.all(inputs.map((one) => submit(at.engine, board, one, { actor: lead })))
        }),
      )
    }
    await eventually(async () => {
      await Promise.all(processes.map(({ engine }) => engine.lookForMissed(ids)))
      const team = await table.listOf(
        teamId,
        places.flatMap(([, { at }]) => at.state.actions.values().map((a) => a.id)),
      )
      const texts = new Map(team.map(({ action }) => [action.id, action]))
      for (const [, board] of places)
        for (const action of board.at.state.actions.values()) expect(action).toEqual(texts.get(action.id))
      const open = team.filter(({ action }) => action.status === 0).map(({ action }) => action.id)
      for (const [, board] of places)
        expect(Object.keys(actionsOn(board))).toEqual(expect.arrayContaining(open))
    }, 10_000)
  } finally {
    clearInterval(tellOthers)
  }
  expect(processes.flatMap(({ errors }) => errors)).toEqual([])
})

function newBoard(): Promise<BoardId> {
  return boards.newBoard({ teamId })
}

async function comeTo(id: BoardId, at = here): Promise<LiveBoard> {
  const board = await opened(at, id)
  await at.actionItemSync.ensureSynced(board)
  return board
}

async function opened({ engine }: CarryingEngine, id: BoardId): Promise<LiveBoard> {
  const board = await engine.open(id)
  if (board === null) throw new Error('no board')
  return board
}

function act(board: LiveBoard, ...commands: readonly BoardCommand[]): Promise<void> {
  return actIn(here, board, ...commands)
}

/** Sends one command after the other, in the given process. */
async function actIn(
  at: CarryingEngine,
  board: LiveBoard,
  ...commands: readonly BoardCommand[]
): Promise<void> {
  for (const command of commands) {
    expect(await submit(at.engine, board, command, { actor: lead })).toMatchObject({ ok: true })
  }
}
