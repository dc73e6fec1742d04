import type { BoardUpdate, Joined, JoinReply, You } from '@retropulse/contract/board-room'
import type { RefusalCode } from '@retropulse/contract/refusal'
import { boardFrom, snapshotOf } from '@retropulse/domain/board/snapshot'
import { emptyBoard } from '@retropulse/domain/board/state'
import { asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFollower, type Follower } from './follower.ts'
import { createFakeSocket, type FakeSocket } from './testing/fake-socket.ts'
import { BOARD_ID } from './testing/fake-server.ts'
import { guestYou } from './testing/guest-you.ts'

const id = asId<AuthorId>('me')
const you: You = { ...guestYou(id), key: 'key-me', pseudonym: asId<AuthorId>('~me') }

let follower: Follower
let link: FakeSocket
let joined = 0
let useless = 0
let refused: RefusalCode[] = []
let isKnown = true

beforeEach(() => {
  vi.useFakeTimers()
  joined = 0
  useless = 0
  refused = []
  isKnown = true
  link = createFakeSocket()
  follower = createFollower({
    boardId: BOARD_ID,
    recognise: () => isKnown,
    onJoined: () => (joined += 1),
    onRefused: (code) => refused.push(code),
    onUseless: () => (useless += 1),
    onChange: () => undefined,
  })
})
afterEach(() => {
  vi.useRealTimers()
})

function reply(with_: Partial<Joined>): Joined {
  const rest = { people: [], authors: {}, editing: [], now: 0, moods: 0, noFacilitatorSince: null }
  return { ok: true, you, audience: 'plain', board: null, missed: null, ...rest, ...with_ }
}
function titled(seq: number, title = `title ${seq}`): NonNullable<Joined['board']> {
  return { seq, state: snapshotOf({ ...emptyBoard(BOARD_ID), title }) }
}
/** Rows up to `seq`, each of which names the board after its number. */
function rows(seq: number, count = 1): BoardUpdate {
  const names = Array.from({ length: count }, (_, at) => `title ${seq - count + 1 + at}`)
  return { seq, rows: names.map((title) => [{ type: 'board-renamed', title }]) }
}
function answer(to: JoinReply): void {
  link.joins.at(-1)!.answer(to)
}
const title = (): string | undefined => follower.replica().shown?.title

describe('joining', () => {
  test('WIRE-10: asks for the whole board first, and on the next link for what is missing', () => {
    follower.follow(link)
    expect(link.joins[0]!.message).toMatchObject({ type: 'join', boardId: BOARD_ID, resume: null })
    answer(reply({ board: titled(4) }))
    expect({ joined, live: follower.isLive(), title: title() }).toEqual({
      joined: 1,
      live: true,
      title: 'title 4',
    })

    follower.leave()
    expect(follower.isLive()).toBe(false)
    link = createFakeSocket()
    follower.follow(link)
    expect(link.joins[0]!.message.resume).toEqual({ seq: 4, audience: 'plain' })
    answer(reply({ missed: rows(6, 2) }))
    expect(title()).toBe('title 6')
  })

  test('updates that arrive before the answer are not lost', () => {
    follower.follow(link)
    follower.onUpdate(rows(5))
    follower.onRoom({
      type: 'presence',
      joined: [{ key: 'x', name: 'X', picture: null, isSignedIn: false }],
      left: [],
    })
    answer(reply({ board: titled(4) }))
    expect(title()).toBe('title 5')
    expect(follower.room().people.map(({ key }) => key)).toEqual(['x'])
  })

  test('a join that is not answered, or refused for now, asks for another link', () => {
    follower.follow(link)
    vi.advanceTimersByTime(10_000)
    expect(useless).toBe(1)
    follower.follow(link)
    answer({ ok: false, code: 'unavailable' })
    expect(useless).toBe(2)
    expect(refused).toEqual([])
  })

  test('a refused join reports its code', () => {
    follower.follow(link)
    answer({ ok: false, code: 'invitation-required' })
    expect({ refused, joined, useless }).toEqual({ refused: ['invitation-required'], joined: 0, useless: 0 })
  })

  test('a join as another person starts from an empty replica', () => {
    const { seq, state } = titled(7)
    const remembered = { confirmed: { seq, state: boardFrom(state), viewer: you }, audience: 'plain', you }
    follower.recall(remembered)
    expect(title()).toBe('title 7')
    isKnown = false
    follower.follow(link)
    answer(reply({ missed: rows(8) }))
    expect(link.joins[1]!.message.resume).toBeNull()
    answer(reply({ board: titled(8, 'for the other') }))
    expect(title()).toBe('for the other')
  })

  test('a join as the same person with other rights decides pending commands with these rights', () => {
    follower.follow(link)
    answer(reply({ board: titled(1) }))
    follower.follow(link)
    answer(reply({ you: { ...you, isFacilitator: true }, missed: { seq: 1, rows: [] } }))
    expect(follower.replica().confirmed?.viewer.isFacilitator).toBe(true)
  })
})

describe('a gap in the rows', () => {
  beforeEach(() => {
    follower.follow(link)
    answer(reply({ board: titled(1) }))
  })

  test('WIRE-20: it is filled by joining again, while the board stays live', () => {
    follower.onUpdate(rows(4))
    expect(title()).toBe('title 1')
    expect(link.joins[1]!.message.resume).toEqual({ seq: 1, audience: 'plain' })
    follower.onUpdate(rows(5))
    expect(follower.isLive()).toBe(true)
    answer(reply({ missed: rows(4, 3) }))
    expect(title()).toBe('title 5')
  })

  test('a gap that remains asks for the whole board, and in the end for another link', () => {
    follower.onUpdate(rows(9))
    for (let time = 0; time < 4; time += 1) answer(reply({ missed: rows(9) }))
    expect(link.joins.map(({ message }) => message.resume === null)).toEqual([true, false, true, true, true])
    expect(useless).toBe(1)
  })

  test('WIRE-20: it is noticed when a row that was acknowledged does not arrive', () => {
    follower.expect(3)
    vi.advanceTimersByTime(2000)
    follower.onUpdate(rows(3, 2))
    vi.advanceTimersByTime(5000)
    expect(link.joins).toHaveLength(1)
    follower.expect(4)
    vi.advanceTimersByTime(5000)
    expect(link.joins).toHaveLength(2)
  })
})

describe('the room', () => {
  test('it gives the viewer the name that the list of people has', () => {
    follower.follow(link)
    answer(reply({ board: titled(1) }))
    const ada = { key: you.key, name: 'Ada', picture: null, isSignedIn: false }
    follower.onRoom({ type: 'presence', joined: [ada], left: [] })
    expect(follower.you()?.name).toBe('Ada')
  })
})
