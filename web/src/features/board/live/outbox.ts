import type { RefusalCode } from '@retropulse/contract/refusal'
import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardId, CommandId } from '@retropulse/domain/kernel/ids'
import { textOf } from './command-text.ts'
import { carries, draftSubject, type OutboxItem, pendingOf, rejectedOf } from './outbox-item.ts'
import type { OutboxRecord, OutboxStore } from './outbox-store.ts'
import { createOutboxWriter } from './outbox-writer.ts'
import { createOrphanFinder } from './orphaned-drafts.ts'
import type { PendingCommand } from './replica.ts'
import type { Draft, Rejected } from './session-view.ts'
import type { TabLocks } from './tab-locks.ts'
import type { TabName } from './tab-name.ts'

export interface OutboxOptions {
  readonly boardId: BoardId
  readonly tab: TabName
  readonly store: OutboxStore
  readonly locks: TabLocks
  /** This tab now sends the commands that another tab left when it ended. */
  readonly onTakenOver: (commands: readonly PendingCommand[]) => void
  /** Drafts, refused commands or `isDurable` changed without a call. */
  readonly onChange: () => void
}

/**
 * What one person typed on one board and the server does not have: at any moment each text is in a draft, a command, a
 * refused command or the log of the server. The outbox keeps it on the device, and finds what other tabs left (CONN-14,
 * CONN-20).
 */
export interface Outbox {
  readonly personId: () => string | null
  /** Counts the people of this tab; a guest who signs in, or has another identity, is the same one. */
  readonly people: () => number
  /** Keeps everything for this person from now on, and looks for what other tabs of the same person left. */
  readonly openFor: (personId: string, alsoKnownAs: readonly string[]) => Promise<void>
  /** Stops keeping for this person; the records stay on the device until the person comes back. */
  readonly leave: () => void
  /** Keeps a command, and removes in the same transaction the draft that it submits. */
  readonly keep: (id: CommandId, command: BoardCommand, at: number, isAnonymous?: boolean) => void
  /** The server acknowledged the command. */
  readonly release: (id: CommandId) => void
  readonly reject: (id: CommandId, command: BoardCommand, code: RefusalCode) => void
  readonly dismissRejected: (id: CommandId) => void
  readonly saveDraft: (draft: Draft) => void
  readonly discardDraft: (draft: Draft) => void
  /** Writes at once what waits for a pause in typing. */
  readonly flush: () => void
  readonly drafts: () => readonly Draft[]
  readonly rejected: () => readonly Rejected[]
  readonly isDurable: () => boolean
  readonly close: () => void
}

/** Refusals without a text that are remembered until the page has shown them. */
const PASSING_MAX = 20

export function createOutbox(options: OutboxOptions): Outbox {
  const { boardId, store, locks, onTakenOver, onChange } = options
  const { tab } = options.tab
  const records = new Map<string, OutboxRecord>()
  const writer = createOutboxWriter({ store, records, mayWrite: () => personId !== null, onChange })
  const { write, flush } = writer
  let passing: readonly Rejected[] = []
  let drafts: readonly Draft[] = []
  let rejected: readonly Rejected[] = []
  let personId: string | null = null
  let held: Promise<void> | null = null
  let orphans = createOrphanFinder({ ...options, takeOver })
  let lastOrder = 0
  /** So that keys of one person never overwrite records of another. */
  let people = 1

  function set(key: string, item: OutboxItem): void {
    lastOrder = Math.max(Date.now(), lastOrder + 1)
    const order = records.get(key)?.order ?? lastOrder
    records.set(key, { key, boardId, personId: personId ?? '', tab, order, item })
  }

  function list(): void {
    const all = [...records.values()].sort((one, other) => one.order - other.order)
    drafts = all.flatMap(({ item }) => (item.kind === 'draft' ? [item.draft] : []))
    rejected = [...all.flatMap(({ item }) => rejectedOf(item)), ...passing]
  }

  function draftKey(draft: Draft): string {
    return `draft ${tab} ${people} ${boardId} ${draftSubject(draft)}`
  }

  function drop(keys: readonly string[]): void {
    for (const key of keys) {
      records.delete(key)
      writer.forget(key)
    }
    list()
  }

  async function takeOver(found: readonly OutboxRecord[]): Promise<void> {
    // Two tabs may have had the same note open: the draft of this tab stays, the other one waits on the device.
    const left = found.filter((record) => !records.has(keyHere(record)))
    if (left.length === 0 || personId === null) return
    for (const record of left) {
      const key = keyHere(record)
      records.set(key, { ...record, key, personId, tab })
      lastOrder = Math.max(lastOrder, record.order)
    }
    list()
    const moved = left.map((record) => record.key).filter((key) => !records.has(key))
    const written = write(left.map(keyHere), moved)
    onTakenOver(left.flatMap(({ item }) => pendingOf(item)))
    await written
  }

  function keyHere({ key, item }: OutboxRecord): string {
    return item.kind === 'draft' ? draftKey(item.draft) : key
  }

  return {
    personId: () => personId,
    people: () => people,
    async openFor(person, alsoKnownAs) {
      const isAnother = personId !== person
      if (isAnother) {
        personId = person
        for (const [key, record] of records) records.set(key, { ...record, personId })
      }
      // Before anything is written: records of a tab without a lock are free for others to take over.
      held ??= locks.hold(tab)
      await held
      if (isAnother && records.size > 0) void write(records.keys(), [])
      try {
        await orphans.look([...new Set([person, ...alsoKnownAs])], isAnother && people > 1)
      } catch {
        writer.readFailed()
      }
    },
    leave() {
      flush()
      records.clear()
      passing = []
      personId = null
      people += 1
      // What the tabs of this person leave from now on is not for the next person of this tab.
      orphans.stop()
      orphans = createOrphanFinder({ ...options, takeOver })
      list()
    },
    keep(id, command, at, isAnonymous = false) {
      const handedIn = [...records.values()].filter(
        ({ item }) => item.kind === 'draft' && carries(command, item.draft),
      )
      const gone = handedIn.map((record) => record.key)
      set(id, { kind: 'command', id, command, at, isAnonymous })
      drop(gone)
      void write([id], gone)
    },
    release(id) {
      drop([id])
      void write([], [id])
    },
    reject(id, command, code) {
      const text = textOf(command)
      if (text === null) {
        passing = [...passing, { commandId: id, command, code, text }].slice(-PASSING_MAX)
        drop([id])
        void write([], [id])
        return
      }
      set(id, { kind: 'rejected', id, command, code })
      list()
      void write([id], [])
    },
    dismissRejected(id) {
      passing = passing.filter((known) => known.commandId !== id)
      drop([id])
      void write([], [id])
    },
    saveDraft(draft) {
      const key = draftKey(draft)
      set(key, { kind: 'draft', draft })
      list()
      writer.writeSoon(key)
    },
    discardDraft(draft) {
      const key = draftKey(draft)
      drop([key])
      void write([], [key])
    },
    flush,
    drafts: () => drafts,
    rejected: () => rejected,
    isDurable: writer.isDurable,
    close() {
      writer.close()
      orphans.stop()
      locks.release()
    },
  }
}
