export interface AnnounceOptions {
  /** A waiting message with the same key is replaced: "2 new" by "3 new". */
  key?: string
}

export interface Announcer {
  announce: (text: string, options?: AnnounceOptions) => void
  /** Sets where announcements are written; returns the function that disconnects it. */
  connect: (write: (lines: readonly string[]) => void) => () => void
}

/** At most one announcement in this time (ms), so that a busy page does not talk without end (A11Y-12). */
export const quietTime = 2000
/** The most lines of one announcement: of more, the oldest are dropped. */
export const mostLines = 4

/**
 * Polite announcements: the first at once, those within the quiet time joined at its end, a repeated text once. Until
 * `connect` is called, messages wait.
 */
export function createAnnouncer(): Announcer {
  let write: ((lines: readonly string[]) => void) | undefined
  let waiting: { key: string; text: string }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    timer = undefined
    if (!write || waiting.length === 0) return
    write(waiting.map((message) => message.text))
    waiting = []
    timer = setTimeout(flush, quietTime)
  }

  return {
    announce(text, { key = text } = {}) {
      waiting = [...waiting.filter((message) => message.key !== key), { key, text }].slice(-mostLines)
      if (timer === undefined) flush()
    },
    connect(target) {
      write = target
      if (timer === undefined) flush()
      return () => {
        if (write === target) write = undefined
      }
    },
  }
}

/** The announcer of the page; `LiveRegion` writes its announcements into the document. */
export const { announce, connect: connectLiveRegion } = createAnnouncer()
