import type { Joined, Person, RoomUpdate } from '@retropulse/contract/board-room'
import { asId, type AuthorId, type NoteId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { EMPTY_ROOM, enterRoom, roomAfter } from './room-state.ts'
import { LEFT } from './testing/fake-server.ts'

const person = (key: string, name: string | null = null): Person => ({
  key,
  name,
  picture: null,
  isSignedIn: false,
})
const noteId = asId<NoteId>('n')
const after = (...updates: RoomUpdate[]): ReturnType<typeof roomAfter> =>
  updates.reduce(roomAfter, EMPTY_ROOM)

describe('the list of people', () => {
  test('it has those who joined and did not leave; a new name keeps its place', () => {
    const room = after(
      { type: 'presence', joined: [person('a'), person('b'), person('c')], left: [] },
      { type: 'presence', joined: [person('a', 'Ada')], left: [] },
      { type: 'presence', joined: [], left: ['b'] },
    )
    expect(room.people).toEqual([person('a', 'Ada'), person('c')])
  })

  test('a participant who left and came back in one message stays in it', () => {
    const room = after(
      { type: 'presence', joined: [person('a')], left: [] },
      { type: 'presence', joined: [person('a')], left: ['a'] },
    )
    expect(room.people).toEqual([person('a')])
  })
})

describe('notes that others type or drag', () => {
  test('each is there until it is let go of', () => {
    const editing = { noteId, columnId: null, by: null }
    const dragging = { noteId, columnId: LEFT, rank: 'a1' }
    const held = after(
      { type: 'editing', editing },
      { type: 'editing', editing },
      { type: 'dragging', dragging: { ...dragging, rank: 'a0' } },
      { type: 'dragging', dragging },
    )
    expect(held).toMatchObject({ editing: [editing], dragging: [dragging] })
    const free = [{ type: 'editing-stopped', noteId } as const, { type: 'dragging-stopped', noteId } as const]
    expect(free.reduce(roomAfter, held)).toMatchObject({ editing: [], dragging: [] })
  })
})

describe('joining again', () => {
  const [ada, bo] = ['ada', 'bo'].map(asId<AuthorId>) as [AuthorId, AuthorId]
  const profile = { name: 'Ada', picture: null }
  const joined = { people: [person('a')], editing: [], authors: { [bo]: profile } } as unknown as Joined
  const before = after({ type: 'authors', authors: { [ada]: profile } })

  test('resuming the board keeps the authors that are known', () => {
    expect(Object.keys(enterRoom(before, { ...joined, board: null }, 0).authors)).toEqual([ada, bo])
  })

  test('a whole board replaces them, since another viewer may be joining', () => {
    const board = { seq: 0, state: null } as unknown as Joined['board']
    expect(Object.keys(enterRoom(before, { ...joined, board }, 0).authors)).toEqual([bo])
  })
})
