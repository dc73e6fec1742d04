import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'
import { type OutboxStore, openOutboxStore } from '../outbox-store.ts'
import { createOutbox, type Outbox } from '../outbox.ts'
import type { TabLocks } from '../tab-locks.ts'
import { createLockBook } from './fake-locks.ts'
import { BOARD_ID } from './fake-server.ts'
import { takeTurn } from './take-turn.ts'

export interface OpenedOutbox extends Outbox {
  readonly takenOver: string[]
  readonly locks: TabLocks
}

interface Opening {
  before?: string | null
  personId?: string
  alsoKnownAs?: string[]
  store?: OutboxStore
}

/** Tabs of one device whose clock the test moves; before each test of the file the device is empty. */
export function outboxStage() {
  let book = createLockBook()
  let opened: OpenedOutbox[] = []

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    globalThis.indexedDB = new IDBFactory()
    book = createLockBook()
    opened = []
  })
  afterEach(() => {
    for (const outbox of opened) outbox.close()
    vi.useRealTimers()
  })

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await takeTurn()
  }

  async function open(
    tab: string,
    { before = null, personId = 'me', alsoKnownAs = [], store = openOutboxStore() }: Opening = {},
  ): Promise<OpenedOutbox> {
    const takenOver: string[] = []
    const locks = book.openLocks()
    const outbox = createOutbox({
      boardId: BOARD_ID,
      tab: { tab, before },
      store,
      locks,
      onTakenOver: (commands) => takenOver.push(...commands.map(({ id }) => id)),
      onChange: () => undefined,
    })
    const self = { ...outbox, takenOver, locks }
    opened.push(self)
    await outbox.openFor(personId, alsoKnownAs)
    await settle()
    return self
  }

  return { open, settle, openLocks: () => book.openLocks() }
}
