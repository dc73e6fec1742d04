import type { OutboxRecord, OutboxStore } from './outbox-store.ts'

export interface OutboxWriterOptions {
  readonly store: Pick<OutboxStore, 'write'>
  /** The records as they are to be on the device, by their keys. */
  readonly records: ReadonlyMap<string, OutboxRecord>
  /** False while there is no person for whom records are written. */
  readonly mayWrite: () => boolean
  /** `isDurable` changed. */
  readonly onChange: () => void
}

/** Writes the records of an outbox to the device, and again after a write that failed (CONN-15). */
export interface OutboxWriter {
  /** Never rejects: a write that failed is tried again later. */
  readonly write: (put: Iterable<string>, remove: readonly string[]) => Promise<void>
  /** Writes a record at the next pause in typing (CONN-14). */
  readonly writeSoon: (key: string) => void
  /** A record that waits for a pause is not written any more. */
  readonly forget: (key: string) => void
  /** Writes at once what waits for a pause in typing. */
  readonly flush: () => void
  /** The device could not be read. */
  readonly readFailed: () => void
  readonly isDurable: () => boolean
  readonly close: () => void
}

/** Milliseconds after a key until the draft is on the device (CONN-14). */
const DRAFT_PAUSE_MS = 150
/** Milliseconds until the device is asked again after a write failed (CONN-15). */
const TROUBLE_PAUSE_MS = 5000

export function createOutboxWriter({
  store,
  records,
  mayWrite,
  onChange,
}: OutboxWriterOptions): OutboxWriter {
  const unwritten = new Set<string>()
  /** Keys that the device may still have, since the write that should have removed them failed. */
  const unremoved = new Set<string>()
  let isDurable = true
  let isClosed = false
  let draftTimer: ReturnType<typeof setTimeout> | undefined
  let troubleTimer: ReturnType<typeof setTimeout> | undefined

  async function write(put: Iterable<string>, remove: readonly string[]): Promise<void> {
    if (!mayWrite()) return
    const found = [...put].flatMap((key) => records.get(key) ?? [])
    const gone = [...unremoved, ...remove].filter((key) => !records.has(key))
    unremoved.clear()
    try {
      await store.write(found, gone)
      if (!isDurable && found.length === records.size) settle(true)
    } catch {
      for (const key of gone) unremoved.add(key)
      settle(false)
    }
  }

  /** After a failure all records are written again, since it is not known which ones the device has. */
  function settle(isWell: boolean): void {
    clearTimeout(troubleTimer)
    if (isClosed) return
    if (!isWell) troubleTimer = setTimeout(() => void write(records.keys(), []), TROUBLE_PAUSE_MS)
    if (isDurable === isWell) return
    isDurable = isWell
    onChange()
  }

  function flush(): void {
    clearTimeout(draftTimer)
    draftTimer = undefined
    if (unwritten.size > 0) void write(unwritten, [])
    unwritten.clear()
  }

  return {
    write,
    writeSoon(key) {
      unwritten.add(key)
      draftTimer ??= setTimeout(flush, DRAFT_PAUSE_MS)
    },
    forget: (key) => unwritten.delete(key),
    flush,
    readFailed: () => settle(false),
    isDurable: () => isDurable,
    close() {
      flush()
      isClosed = true
      clearTimeout(troubleTimer)
    },
  }
}
