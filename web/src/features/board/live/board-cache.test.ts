import type { You } from '@retropulse/contract/board-room'
import { evolve } from '@retropulse/domain/board/evolve'
import { emptyBoard } from '@retropulse/domain/board/state'
import { asId, type AuthorId, type BoardId, type NoteId } from '@retropulse/domain/kernel/ids'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BOARD_AGE_MAX_MS, createBoardCache, type Remembered } from './board-cache.ts'
import { type KeptStore, openKeptStore } from './kept-store.ts'
import { BOARD_ID, LEFT } from './testing/fake-server.ts'
import { takeTurn } from './testing/take-turn.ts'

const id = asId<AuthorId>('me')
const you: You = {
  key: 'key',
  name: null,
  isSignedIn: false,
  id,
  pseudonym: id,
  authorIds: [id],
  isFacilitator: false,
  seesAuthors: false,
  seesAssignees: false,
}
const noteId = asId<NoteId>('note')
const ME = { get: () => 'me', set: () => undefined }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  vi.useRealTimers()
})

function boardWith(text: string, boardId = BOARD_ID): Remembered {
  const added = { type: 'note-added', noteId, columnId: LEFT, rank: 'a0', text, by: id, at: 1 } as const
  return {
    confirmed: { seq: 1, state: evolve(emptyBoard(boardId), added), viewer: you },
    audience: 'plain',
    you,
  }
}
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await takeTurn()
}

describe('a board that the device remembers', () => {
  test('is the last one seen, written now and then', async () => {
    const store = openKeptStore()
    const writeBoard = vi.fn<KeptStore['writeBoard']>(store.writeBoard)
    const cache = createBoardCache(BOARD_ID, { ...store, writeBoard }, ME)
    expect(await cache.recall('me')).toBeNull()
    for (const text of ['one', 'two', 'three']) cache.remember(boardWith(text))
    expect(writeBoard).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5000)
    await settle()
    expect(writeBoard).toHaveBeenCalledTimes(1)
    expect((await cache.recall('me'))?.state.notes[noteId]?.text).toBe('three')
  })

  test('is written once when it does not change', async () => {
    const store = openKeptStore()
    const writeBoard = vi.fn<KeptStore['writeBoard']>(store.writeBoard)
    const cache = createBoardCache(BOARD_ID, { ...store, writeBoard }, ME)
    expect(await cache.recall('me')).toBeNull()
    const same = boardWith('same')
    for (let time = 0; time < 3; time += 1) {
      cache.remember(same)
      vi.advanceTimersByTime(5000)
    }
    await settle()
    expect(writeBoard).toHaveBeenCalledTimes(1)
  })

  test('is without its trash, and not there for anybody else, nor after it was forgotten', async () => {
    const cache = createBoardCache(BOARD_ID, openKeptStore(), ME)
    const board = boardWith('gone')
    const state = evolve(board.confirmed.state, { type: 'note-deleted', noteId })
    cache.remember({ ...board, confirmed: { ...board.confirmed, state } })
    cache.flush()
    await settle()
    expect(JSON.stringify(await cache.recall('me'))).not.toContain('gone')
    expect(await cache.recall('me')).not.toBeNull()
    expect(await cache.recall('other')).toBeNull()
    cache.forget('me')
    await settle()
    expect(await cache.recall('me')).toBeNull()
  })

  test('is one of the last five, and none that is too large', async () => {
    const store = openKeptStore()
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map(asId<BoardId>)
    for (const boardId of ids) {
      vi.advanceTimersByTime(10)
      const cache = createBoardCache(boardId, store, ME)
      cache.remember(boardWith('x', boardId))
      cache.close()
      await settle()
    }
    const kept = await Promise.all(ids.map((boardId) => store.readBoard(boardId, 'me')))
    expect(kept.map((board) => board?.boardId ?? null)).toEqual([null, ...ids.slice(1)])
    const large = createBoardCache(BOARD_ID, store, ME)
    large.remember(boardWith('x'.repeat(1_100_000)))
    large.close()
    await settle()
    expect(await large.recall('me')).toBeNull()
  })

  test('is none when the device has no database', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await createBoardCache(BOARD_ID, openKeptStore(), ME).recall('me')).toBeNull()
    vi.unstubAllGlobals()
  })
})

describe('a board that the device may show without the server', () => {
  test('D42: is masked on the device as soon as it is masked here', async () => {
    const cache = createBoardCache(BOARD_ID, openKeptStore(), ME)
    const readable = boardWith('for everyone')
    cache.remember(readable)
    cache.flush()
    const hidden = boardWith('*** *****')
    const state = { ...hidden.confirmed.state, isMasked: true }
    cache.remember({ ...hidden, confirmed: { ...hidden.confirmed, state } })
    await settle()
    expect(JSON.stringify(await cache.recall('me'))).not.toContain('for everyone')
  })

  test('goes from the device when it has grown too large to be kept', async () => {
    const cache = createBoardCache(BOARD_ID, openKeptStore(), ME)
    cache.remember(boardWith('before'))
    cache.flush()
    cache.remember(boardWith('x'.repeat(1_100_000)))
    cache.flush()
    await settle()
    expect(await cache.recall('me')).toBeNull()
  })

  test('is not written by a tab whose person has signed out in another tab', async () => {
    let person: string | null = 'me'
    const cache = createBoardCache(BOARD_ID, openKeptStore(), { get: () => person, set: () => undefined })
    cache.remember(boardWith('private'))
    person = null
    cache.close()
    await settle()
    expect(await cache.recall('me')).toBeNull()
  })

  test('is shown for 30 days, then removed', async () => {
    const store = openKeptStore()
    const cache = createBoardCache(BOARD_ID, store, ME)
    cache.remember(boardWith('old'))
    cache.flush()
    await settle()
    vi.advanceTimersByTime(BOARD_AGE_MAX_MS)
    expect(await cache.recall('me')).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(await cache.recall('me')).toBeNull()
    cache.prune('me')
    await settle()
    expect(await store.readBoard(BOARD_ID, 'me')).toBeNull()
  })

  test('goes from the device when another person uses it', async () => {
    const store = openKeptStore()
    const cache = createBoardCache(BOARD_ID, store, ME)
    cache.remember(boardWith('mine'))
    cache.flush()
    cache.prune('other')
    await settle()
    expect(await store.readBoard(BOARD_ID, 'me')).toBeNull()
  })
})
