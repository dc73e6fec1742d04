import { emptyBoard } from '@retropulse/domain/board/state'
import type { BoardEvent } from '@retropulse/domain/board/event'
import {
  asId,
  type AuthorId,
  type BoardId,
  type CommandId,
  type PersonId,
} from '@retropulse/domain/kernel/ids'
import type { Socket } from 'socket.io'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCooperativeScheduler } from '../../../platform/process/cooperative-scheduler.ts'
import type { PersonProfile } from '../../auth/api.ts'
import { applyRows, type LiveBoard, liveBoardFrom } from '../engine/live-board.ts'
import { type BoardRooms, createBoardRooms } from './board-rooms.ts'
import { prepareWelcome, welcome } from './join.ts'
import { createPseudonyms } from './pseudonyms.ts'
import { type BoardViewer, viewerOf } from './viewer.ts'

const boardId = asId<BoardId>('board')
const mia = asId<AuthorId>('mia')
const pseudonyms = createPseudonyms('secret')
let board: LiveBoard
let rooms: BoardRooms
let viewer: BoardViewer
let profilesOf: () => Promise<ReadonlyMap<PersonId, PersonProfile>>

beforeEach(() => {
  board = liveBoardFrom(boardId, { teamId: null, seq: 0, state: emptyBoard(boardId) }, [])
  rooms = createBoardRooms({
    pseudonyms,
    identities: { profilesOf: () => profilesOf() },
    now: () => 0,
    scheduler: createCooperativeScheduler(),
    onError: (error) => expect.unreachable(String(error)),
  })
  const user = { kind: 'user', id: asId<PersonId>('fay'), name: 'Fay', picture: null, guestIds: [] }
  const rights = { isFacilitator: true, isMember: true }
  viewer = viewerOf(user as unknown as Parameters<typeof viewerOf>[0], board.at.state, rights, pseudonyms)
})

/** Commits an event to the board and delivers it to the participants in its room. */
function commit(event: BoardEvent): void {
  const seq = board.at.seq + 1
  const row = { seq, commandId: asId<CommandId>(`command ${seq}`), actor: mia, at: 0, events: [event] }
  const rows = applyRows(board, [row])
  rooms.get(boardId)?.deliver(rows)
}

describe('a join during whose preparation author visibility is switched', () => {
  const switched = (isOn: boolean): BoardEvent => ({ type: 'anonymity-changed', on: isOn })

  /** What a participant on the board is answered who joins again, with switches while profiles are loaded. */
  async function answerWith(switches: readonly boolean[]) {
    commit({
      type: 'note-added',
      noteId: asId('note'),
      columnId: asId('c1'),
      rank: 'a0',
      text: 'Tea',
      by: mia,
      at: 0,
    })
    const socket = { id: 'window', conn: { transport: { name: 'polling' } }, emit: () => true }
    const session = rooms.enter(socket as unknown as Socket, rooms.of(board), viewer)
    profilesOf = () => {
      for (const isOn of switches) commit(switched(isOn))
      return Promise.resolve(
        new Map([[asId<PersonId>(mia), { name: 'Mia Member', picture: null } as PersonProfile]]),
      )
    }
    const moodCounts = { ensureLoaded: () => Promise.resolve() }
    const ports = { rooms, pseudonyms, moodCounts }
    const prepared = await prepareWelcome(board, () => session.viewer, ports)
    return welcome(session.room, prepared, null, 0).reply
  }

  test('ANON-2: is sent no author when authors were hidden meanwhile', async () => {
    const answer = await answerWith([true])
    expect(answer.you.seesAuthors).toBe(false)
    expect(answer.authors).toEqual({})
    expect(JSON.stringify(answer)).not.toMatch(/Mia Member|"mia"/)
  })

  test('ANON-13: is sent the names when authors were hidden and shown again meanwhile', async () => {
    const answer = await answerWith([true, false])
    expect(answer.authors).toEqual({ mia: { name: 'Mia Member', picture: null } })
  })
})
