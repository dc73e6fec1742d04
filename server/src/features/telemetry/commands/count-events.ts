import type { AnalyticsEvent } from '@retropulse/domain/telemetry/analytics-event'
import type { AnalyticsCount, AnalyticsSink } from '../ports.ts'

export interface EventCounterOptions {
  readonly sink: AnalyticsSink
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
  /** Milliseconds between two batches. */
  readonly everyMs?: number
}

/** Counts of analytics events, sent in batches. */
export interface EventCounter {
  /** Adds to a count in memory; never waits and never throws. */
  count(event: AnalyticsEvent, times?: number): void
  /** Sends what was counted last, and no more after that. */
  close(): Promise<void>
}

const EVERY_MS = 60_000

/** Different events in one batch; further ones are not counted (REPORT-16). */
export const COUNTS_MAX = 500

/**
 * Counts events and sends the counts once a minute (REPORT-13). A batch that the service does not take is dropped, and
 * while one is under way the next is counted on, so that a slow or absent service costs neither memory nor time
 * (REPORT-16).
 */
export function createEventCounter(options: EventCounterOptions): EventCounter {
  const { sink, now, onError, everyMs = EVERY_MS } = options
  let counts = new Map<string, AnalyticsCount>()
  let from = now()
  let sending: Promise<void> | null = null
  let isClosed = false

  async function send(): Promise<void> {
    const [events, since] = [[...counts.values()], from]
    counts = new Map()
    from = now()
    if (events.length === 0) return
    await sink.send({ from: isoOf(since), to: isoOf(from), events }).catch(onError)
  }

  const timer = setInterval(() => {
    sending ??= send().finally(() => {
      sending = null
    })
  }, everyMs)
  timer.unref()

  return {
    count(event, times = 1) {
      const key = `${event.event} ${event.action} ${event.page ?? ''}`
      const known = counts.get(key)
      if (isClosed || (known === undefined && counts.size >= COUNTS_MAX)) return
      counts.set(key, { ...event, count: (known?.count ?? 0) + times })
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      await sending
      await send()
    },
  }
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
