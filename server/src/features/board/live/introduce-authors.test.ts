import type { AuthorProfile, RoomUpdate } from '@retropulse/contract/board-room'
import type { BoardEvent } from '@retropulse/domain/board/event'
import { emptyBoard } from '@retropulse/domain/board/state'
import { asId, type AuthorId, type BoardId, type CommandId } from '@retropulse/domain/kernel/ids'
import type { Socket } from 'socket.io'
import { beforeEach, describe, expect, test } from 'vitest'
import { applyRows, type LiveBoard, liveBoardFrom } from '../engine/live-board.ts'
import { introduceAuthors } from './introduce-authors.ts'
import { createPresence, type Presence } from './presence.ts'
import { createRoomAuthors, type RoomAuthors } from './room-authors.ts'
import type { BoardViewer } from './viewer.ts'

const boardId = asId<BoardId>('board')
const noteId = asId<Extract<BoardEvent, { type: 'note-added' }>['noteId']>('note')
const cleo = asId<AuthorId>('cleo')
const profile: AuthorProfile = { name: 'Cleo Colleague', picture: null }
const sent = { authors: { cleo: profile }, type: 'authors' }

let board: LiveBoard
let viewers: Map<Socket, BoardViewer>
let presence: Presence
let authors: RoomAuthors
let profilesOf: Parameters<typeof createRoomAuthors>[0]['identities']['profilesOf']

beforeEach(() => {
  board = liveBoardFrom(boardId, { teamId: null, seq: 0, state: emptyBoard(boardId) }, [])
  viewers = new Map()
  presence = createPresence()
  profilesOf = (people) => Promise.resolve(new Map(people.map((person) => [person, { ...profile }])))
  authors = createRoomAuthors({ board, viewers, identities: { profilesOf: (people) => profilesOf(people) } })
})

/** Puts a participant on the board; returns what the participant is sent. */
function enter(
  key: string,
  sees: Partial<Pick<BoardViewer, 'seesAuthors' | 'seesAssignees'>> = {},
): RoomUpdate[] {
  const received: RoomUpdate[] = []
  const conn = { transport: { name: 'polling' } }
  const socket = { conn, emit: (_name: string, update: RoomUpdate) => received.push(update) }
  const id = asId<AuthorId>(key)
  const viewer = { id, key, name: key, picture: null, isSignedIn: true, isFacilitator: false } as BoardViewer
  const entered = { ...viewer, seesAuthors: true, seesAssignees: true, ...sees }
  viewers.set(socket as unknown as Socket, entered)
  presence.arrive(entered, false)
  return received
}

/** Commits events in one row, and introduces whom it names. */
function commit(...events: readonly BoardEvent[]): Promise<void> {
  const seq = board.at.seq + 1
  const row = { seq, commandId: asId<CommandId>(`command ${seq}`), actor: cleo, at: 0, events }
  return introduceAuthors(applyRows(board, [row]), { authors, presence, viewers })
}

const added: BoardEvent = {
  type: 'action-added',
  actionId: asId('action'),
  text: 'Buy tea',
  by: cleo,
  at: 0,
}

describe('an author who is not on the board', () => {
  test('ANON-1: is introduced to the viewers who see authors, and to no others', async () => {
    const [member, outsider, guest] = [
      enter('mia'),
      enter('olga', { seesAssignees: false }),
      enter('gus', { seesAuthors: false, seesAssignees: false }),
    ]
    await commit(added)
    expect([member, outsider, guest]).toEqual([[sent], [sent], []])
    await commit({ ...added, actionId: asId('another') })
    expect(member).toEqual([sent])
  })

  test('ANON-2: is introduced to no viewer when authors were hidden while the profile was loaded', async () => {
    const member = enter('mia')
    const loaded = Promise.withResolvers<Awaited<ReturnType<typeof profilesOf>>>()
    profilesOf = () => loaded.promise
    const introduced = commit(added)
    await commit({ type: 'anonymity-changed', on: true })
    loaded.resolve(new Map([[asId(cleo), { ...profile }]]))
    await introduced
    expect(member).toEqual([])
  })

  test('ANON-13: is introduced to those on the board when another participant’s join loads the profile', async () => {
    const member = enter('mia')
    await authors.ensureLoaded([cleo])
    expect(member).toEqual([sent])
  })

  test('ACTION-21: is not introduced to outsiders by an action item of another board', async () => {
    const [member, outsider] = [enter('mia'), enter('olga', { seesAssignees: false })]
    const action = {
      id: asId<Extract<BoardEvent, { type: 'action-added' }>['actionId']>('action'),
      text: 'Buy tea',
      status: 0 as const,
      timeStamp: 0,
      updatedTime: null,
      editedTime: null,
      createdBy: cleo,
      updatedBy: null,
      addedIn: asId<BoardId>('another board'),
      resovledIn: null,
      assignees: [],
    }
    await commit({ type: 'action-carried', action })
    expect([member, outsider]).toEqual([[sent], []])
    expect(authors.profilesFor({ seesAssignees: true })).toEqual({ cleo: profile })
    expect(authors.profilesFor({ seesAssignees: false })).toEqual({})
  })

  test('UNDO-3: is introduced when the author’s note returns from the trash', async () => {
    const note = { noteId, columnId: asId('c1'), rank: 'a0' } as const
    const row = [
      { type: 'note-added', ...note, text: 'Tea', by: cleo, at: 0 },
      { type: 'note-deleted', noteId },
    ]
    await commit(...(row as BoardEvent[]))
    const member = enter('mia')
    await commit({ type: 'note-restored', noteId, rank: 'a0' })
    expect(member).toEqual([sent])
  })
})

test('PRESENCE-2: a participant who writes is introduced at once, by the name in the list of people', () => {
  const member = enter('mia')
  enter('cleo')
  void commit(added)
  expect(member).toEqual([{ type: 'authors', authors: { cleo: { name: 'cleo', picture: null } } }])
})

test.each([
  ['VOTE-31', { type: 'votes-cast', noteId, votes: 1, by: cleo }],
  ['VOTE-31', { type: 'voter-done', by: cleo, done: true }],
  ['RUN-10', { type: 'step-done', by: cleo, done: true }],
] satisfies [string, BoardEvent][])('%s: secret events introduce no participant', async (_rule, event) => {
  const member = enter('mia')
  enter('cleo')
  await commit(event)
  expect(member).toEqual([])
})

test('WIRE-23: rows that name no new author send no profiles', async () => {
  const member = enter('mia')
  await commit({ type: 'anonymity-changed', on: false }, { ...added, by: null })
  await commit({ ...added, actionId: asId('another'), by: asId('~pseudonym') })
  expect(member).toEqual([])
})
