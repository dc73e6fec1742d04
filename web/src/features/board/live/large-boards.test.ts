import type { BoardUpdate, Joined, You } from '@retropulse/contract/board-room'
import { namedBoard, play } from '@retropulse/domain/board/testing/boards'
import { addNote } from '@retropulse/domain/board/testing/commands'
import { facilitator, member } from '@retropulse/domain/board/testing/people'
import { maskOf } from '@retropulse/domain/board/mask'
import { snapshotOf } from '@retropulse/domain/board/snapshot'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFollower, type Follower } from './follower.ts'
import { createFakeSocket, type FakeSocket } from './testing/fake-socket.ts'
import { BOARD_ID } from './testing/fake-server.ts'

/* A board that is sent in parts after the answer to the join (docs/protocol.md, "Joining and resuming"). */
const mia = member('mia')
const board = play(namedBoard(), [mia, addNote('n1', 'Coffee')], [mia, addNote('n2', 'Tea', 'bad')])
const you: You = { ...facilitator('fay'), key: 'key', isSignedIn: true }
const [first, second] = board.notes.values()

let follower: Follower
let link: FakeSocket
let useless = 0

beforeEach(() => {
  vi.useFakeTimers()
  useless = 0
  link = createFakeSocket()
  follower = createFollower({
    boardId: BOARD_ID,
    recognise: () => true,
    onJoined: () => undefined,
    onRefused: () => undefined,
    onUseless: () => (useless += 1),
    onChange: () => undefined,
  })
  follower.follow(link)
})
afterEach(() => {
  vi.useRealTimers()
})

function answerPartially(seq = 7): void {
  const { notes: _notes, ...state } = snapshotOf(board)
  const rest = {
    people: [],
    authors: {},
    editing: [],
    now: 0,
    moods: 0,
    noFacilitatorSince: null,
    missed: null,
    audience: 'all',
  }
  const joined: Joined = {
    ok: true,
    you,
    ...rest,
    board: { seq, state: { ...state, notes: {} }, isPartial: true },
  }
  link.joins.at(-1)!.answer(joined)
}

const part = (notes: readonly (typeof first)[], end: 'complete' | 'outdated' | null = null) =>
  follower.onRoom({ type: 'board-part', notes: notes.flatMap((note) => note ?? []), actions: [], end })
const renamed = (seq: number): BoardUpdate => ({ seq, rows: [[{ type: 'board-renamed', title: 'New' }]] })
const texts = () =>
  follower
    .replica()
    .shown?.notes.values()
    .map(({ text }) => text)
    .sort()

describe('a board that is too large for one answer', () => {
  test('WIRE-9: it is shown once all parts are there, with what happened meanwhile laid over it', () => {
    answerPartially()
    part([first])
    follower.onUpdate(renamed(8))
    expect(follower.isLive()).toBe(false)
    part([second])
    part([], 'complete')
    expect(follower.isLive()).toBe(true)
    expect(texts()).toEqual(['Coffee', 'Tea'])
    expect(follower.replica().confirmed).toMatchObject({ seq: 8, state: { title: 'New' } })
  })

  test('it may take any time, as long as parts keep arriving', () => {
    answerPartially()
    for (let count = 0; count < 20; count += 1) {
      vi.advanceTimersByTime(5000)
      part([first])
    }
    expect(useless).toBe(0)
    vi.advanceTimersByTime(10_000)
    expect(useless).toBe(1)
  })

  test('WIRE-9: it is asked for again when the answer is outdated; parts of the first answer are left out', () => {
    answerPartially()
    part([first])
    part([], 'outdated')
    expect(link.joins).toHaveLength(2)
    part([first], 'complete')
    expect(follower.isLive()).toBe(false)
    answerPartially(9)
    part([second], 'complete')
    expect(texts()).toEqual([second?.text])
  })

  test('WIRE-9: it is asked for again when author visibility was switched while its parts arrived', () => {
    answerPartially()
    follower.onUpdate({ seq: 8, rows: [[{ type: 'anonymity-changed', on: true }]] })
    part([first, second], 'complete')
    expect(link.joins).toHaveLength(2)
    expect(link.joins[1]!.message.resume).toBeNull()
  })
})

test('WIRE-22: texts of a large board that came before a switch of masking are shown with it', () => {
  answerPartially()
  part([first, second], 'complete')
  const own = { noteId: asId<NoteId>('n1'), text: 'Coffee', groupTitle: null, comments: [] }
  follower.onRoom({ type: 'texts', notes: [own] })
  expect(texts()).toEqual(['Coffee', 'Tea'])
  follower.onUpdate({ seq: 8, rows: [[{ type: 'masking-changed', on: true }]] })
  expect(texts()).toEqual([maskOf('n2'), 'Coffee'])
  expect(follower.replica().shown?.isMasked).toBe(true)
})
