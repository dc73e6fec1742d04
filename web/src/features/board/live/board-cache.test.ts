import type { You } from '@retropulse/contract/board-room'
import { evolve } from '@retropulse/domain/board/evolve'
import { emptyBoard } from '@retropulse/domain/board/state'
import { asId, type AuthorId, type BoardId, type NoteId } from '@retropulse/domain/kernel/ids'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBoardCache, type Remembered } from './board-cache.ts'
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
    const cache = createBoardCache(BOARD_ID, { ...store, writeBoard })
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
    const cache = createBoardCache(BOARD_ID, { ...store, writeBoard })
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
    const cache = createBoardCache(BOARD_ID, openKeptStore())
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
      const cache = createBoardCache(boardId, store)
      cache.remember(boardWith('x', boardId))
      cache.close()
      await settle()
    }
    const kept = await Promise.all(ids.map((boardId) => store.readBoard(boardId, 'me')))
    expect(kept.map((board) => board?.boardId ?? null)).toEqual([null, ...ids.slice(1)])
    const large = createBoardCache(BOARD_ID, store)
    large.remember(boardWith('x'.repeat(1_100_000)))
    large.close()
    await settle()
    expect(await large.recall('me')).toBeNull()
  })

  test('is none when the device has no database', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await createBoardCache(BOARD_ID, openKeptStore()).recall('me')).toBeNull()
    vi.unstubAllGlobals()
  })
})
