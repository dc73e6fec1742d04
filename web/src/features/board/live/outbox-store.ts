import type { You } from '@retropulse/contract/board-room'
import type { BoardSnapshot } from '@retropulse/domain/board/snapshot'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { OutboxItem } from './outbox-item.ts'

/** What one tab keeps for one person on one board. */
export interface OutboxRecord {
  readonly key: string
  readonly boardId: BoardId
  readonly personId: string
  /** The tab that owns the record; another tab takes it over when that tab is gone (CONN-20). */
  readonly tab: string
  /** Orders what one person typed. */
  readonly order: number
  readonly item: OutboxItem
}

/** A kept board, to be shown at once on the next visit (OFFLINE-12). */
export interface CachedBoard {
  readonly boardId: BoardId
  readonly personId: string
  readonly savedAt: number
  readonly version: number
  readonly seq: number
  readonly state: BoardSnapshot
  readonly audience: string
  readonly you: You
}

/** What a device keeps over a reload. Every call may fail; what was written before it stays. */
export interface OutboxStore {
  /** Writes and removes in one transaction, which has begun when this returns. */
  readonly write: (put: readonly OutboxRecord[], remove: readonly string[]) => Promise<void>
  readonly read: (boardId: BoardId, personId: string) => Promise<readonly OutboxRecord[]>
  readonly readBoard: (boardId: BoardId, personId: string) => Promise<CachedBoard | null>
  /** Keeps a board, and removes all but the `most` boards that were kept last. */
  readonly writeBoard: (board: CachedBoard, most: number) => Promise<void>
  readonly removeBoard: (boardId: BoardId, personId: string) => Promise<void>
  /** Removes boards of all people but `personId` (null: of all people), and those kept before a moment. */
  readonly pruneBoards: (personId: string | null, before: number) => Promise<void>
}

interface Schema extends DBSchema {
  kept: { key: string; value: OutboxRecord; indexes: { owner: [string, string] } }
  boards: { key: [string, string]; value: CachedBoard; indexes: { savedAt: number } }
}

const NAME = 'retropulse-board'
const VERSION = 1
/** Milliseconds to wait for the database: some browsers never answer in a private window. */
const OPEN_MAX_MS = 1000

/** The browser's database (IndexedDB). */
export function openOutboxStore(): OutboxStore {
  let database: IDBPDatabase<Schema> | null = null
  let opening: Promise<IDBPDatabase<Schema>> | null = null

  function open(): Promise<IDBPDatabase<Schema>> {
    opening ??= withinTime(
      openDB<Schema>(NAME, VERSION, {
        upgrade(fresh) {
          fresh.createObjectStore('kept', { keyPath: 'key' }).createIndex('owner', ['boardId', 'personId'])
          fresh
            .createObjectStore('boards', { keyPath: ['boardId', 'personId'] })
            .createIndex('savedAt', 'savedAt')
        },
        // A newer version of the page in another tab may change the database; this page opens it again afterwards.
        blocking: forget,
        terminated: forget,
      }),
    ).then((opened) => {
      database = opened
      return opened
    })
    opening.catch(forget)
    return opening
  }

  function forget(): void {
    database?.close()
    database = null
    opening = null
  }

  /** Some browsers end the connection of a page in the background without a notice: then it is opened again. */
  async function use<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
    if (database === null) return work(await open())
    try {
      return await work(database)
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      forget()
      return work(await open())
    }
  }

  return {
    write: (put, remove) =>
      use(async (opened) => {
        const transaction = opened.transaction('kept', 'readwrite')
        const { store } = transaction
        const requests = [
          ...put.map((record) => store.put(record)),
          ...remove.map((key) => store.delete(key)),
        ]
        // Commits without another turn of the event loop, since the page may be ending.
        transaction.commit()
        await Promise.all([...requests, transaction.done])
      }),
    read: (boardId, personId) =>
      use((opened) => opened.getAllFromIndex('kept', 'owner', [boardId, personId])),
    readBoard: (boardId, personId) =>
      use(async (opened) => (await opened.get('boards', [boardId, personId])) ?? null),
    writeBoard: (board, most) =>
      use(async (opened) => {
        const transaction = opened.transaction('boards', 'readwrite')
        await transaction.store.put(board)
        const keys = await transaction.store.index('savedAt').getAllKeys()
        await Promise.all(keys.slice(0, -most).map((key) => transaction.store.delete(key)))
        await transaction.done
      }),
    removeBoard: (boardId, personId) => use((opened) => opened.delete('boards', [boardId, personId])),
    pruneBoards: (personId, before) =>
      use(async (opened) => {
        const transaction = opened.transaction('boards', 'readwrite')
        const { store } = transaction
        const [all, old] = await Promise.all([
          store.getAllKeys(),
          store.index('savedAt').getAllKeys(IDBKeyRange.upperBound(before, true)),
        ])
        const foreign = all.filter(([, owner]) => owner !== personId)
        await Promise.all([...foreign, ...old].map((key) => store.delete(key)))
        await transaction.done
      }),
  }
}

async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not open')), OPEN_MAX_MS)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
