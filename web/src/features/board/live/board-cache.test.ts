import { evolve } from '@retropulse/domain/board/evolve'
import { snapshotOf } from '@retropulse/domain/board/snapshot'
import { emptyBoard } from '@retropulse/domain/board/state'
import { asId, type AuthorId, type BoardId, type NoteId } from '@retropulse/domain/kernel/ids'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BOARD_AGE_MAX_MS, createBoardCache, type BoardCopy } from './board-cache.ts'
import { type OutboxStore, openOutboxStore } from './outbox-store.ts'
import { BOARD_ID, LEFT } from './testing/fake-server.ts'
import { guestYou } from './testing/guest-you.ts'
import { takeTurn } from './testing/take-turn.ts'

const id = asId<AuthorId>('me')
const you = guestYou(id)
const noteId = asId<NoteId>('note')
const ME = { get: () => 'me', set: () => undefined, setAccount: () => undefined }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  vi.useRealTimers()
})

function boardWith(text: string, boardId = BOARD_ID): BoardCopy {
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

describe('a board that is kept on the device', () => {
  test('OFFLINE-2: the copy is the board as it was last received, written after a pause', async () => {
    const store = openOutboxStore()
    const writeBoard = vi.fn<OutboxStore['writeBoard']>(store.writeBoard)
    const cache = createBoardCache(BOARD_ID, { ...store, writeBoard }, ME)
    expect(await cache.recall('me')).toBeNull()
    for (const text of ['one', 'two', 'three']) cache.remember(boardWith(text))
    expect(writeBoard).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5000)
    await settle()
    expect(writeBoard).toHaveBeenCalledTimes(1)
    expect((await cache.recall('me'))?.state.notes[noteId]?.text).toBe('three')
  })

  test('a board that does not change is written once', async () => {
    const store = openOutboxStore()
    const writeBoard = vi.fn<OutboxStore['writeBoard']>(store.writeBoard)
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

  test('OFFLINE-2, OFFLINE-4: the copy has no trash, opens for no other person, and can be removed', async () => {
    const cache = createBoardCache(BOARD_ID, openOutboxStore(), ME)
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

  test('OFFLINE-2, OFFLINE-3: the last five boards are kept, and none that is too large', async () => {
    const store = openOutboxStore()
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

  test('OFFLINE-3: a board is kept up to 1,000,000 characters as JSON, and for 30 days', async () => {
    const base = JSON.stringify(snapshotOf(boardWith('').confirmed.state)).length
    const cache = createBoardCache(BOARD_ID, openOutboxStore(), ME)
    for (const [size, isKept] of [
      [1_000_000, true],
      [1_000_001, false],
    ] as const) {
      cache.remember(boardWith('x'.repeat(size - base)))
      cache.flush()
      await settle()
      expect((await cache.recall('me')) !== null).toBe(isKept)
    }
    expect(BOARD_AGE_MAX_MS).toBe(30 * 86_400_000)
  })

  test('without a database no board is kept', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await createBoardCache(BOARD_ID, openOutboxStore(), ME).recall('me')).toBeNull()
    vi.unstubAllGlobals()
  })
})

describe('a kept board that changes, ages or has the wrong person', () => {
  test('OFFLINE-10: when brainstorming begins, the copy is masked at once', async () => {
    const cache = createBoardCache(BOARD_ID, openOutboxStore(), ME)
    const readable = boardWith('for everyone')
    cache.remember(readable)
    cache.flush()
    const hidden = boardWith('*** *****')
    const state = { ...hidden.confirmed.state, isMasked: true }
    cache.remember({ ...hidden, confirmed: { ...hidden.confirmed, state } })
    await settle()
    expect(JSON.stringify(await cache.recall('me'))).not.toContain('for everyone')
  })

  test('OFFLINE-3: when the board has grown too large, its copy is removed', async () => {
    const cache = createBoardCache(BOARD_ID, openOutboxStore(), ME)
    cache.remember(boardWith('before'))
    cache.flush()
    cache.remember(boardWith('x'.repeat(1_100_000)))
    cache.flush()
    await settle()
    expect(await cache.recall('me')).toBeNull()
  })

  test('OFFLINE-10: where the masked copy cannot be written, the copy before it is removed', async () => {
    const store = openOutboxStore()
    let isFull = false
    const writeBoard: OutboxStore['writeBoard'] = (board, most) =>
      isFull ? Promise.reject(new Error('quota')) : store.writeBoard(board, most)
    const cache = createBoardCache(BOARD_ID, { ...store, writeBoard }, ME)
    cache.remember(boardWith('for everyone'))
    cache.flush()
    await settle()
    isFull = true
    cache.remember(boardWith('*** *****'))
    cache.flush()
    await settle()
    expect(await cache.recall('me')).toBeNull()
  })

  test('OFFLINE-2: once closed, nothing more is written', async () => {
    const cache = createBoardCache(BOARD_ID, openOutboxStore(), ME)
    cache.close()
    cache.remember(boardWith('late'))
    vi.advanceTimersByTime(5000)
    await settle()
    expect(await cache.recall('me')).toBeNull()
  })

  test('OFFLINE-5: a tab whose user signed out in another tab does not write the board', async () => {
    let person: string | null = 'me'
    const cache = createBoardCache(BOARD_ID, openOutboxStore(), {
      get: () => person,
      set: () => undefined,
      setAccount: () => undefined,
    })
    cache.remember(boardWith('private'))
    person = null
    cache.close()
    await settle()
    expect(await cache.recall('me')).toBeNull()
  })

  test('OFFLINE-3: after 30 days it is not shown any more, and removed', async () => {
    const store = openOutboxStore()
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

  test('OFFLINE-5: when another person uses the device, it is removed', async () => {
    const store = openOutboxStore()
    const cache = createBoardCache(BOARD_ID, store, ME)
    cache.remember(boardWith('mine'))
    cache.flush()
    cache.prune('other')
    await settle()
    expect(await store.readBoard(BOARD_ID, 'me')).toBeNull()
  })
})
