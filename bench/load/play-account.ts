import { createLatencyHistogram } from '../measure/latency-histogram.ts'
import type { PlayResult } from './play-plan.ts'
import type { Account } from './player.ts'

/** Counts what happens to the operations that were sent within a span of time, whenever it happens. */
export interface PlayAccount extends Account {
  /** An operation was sent, and is expected at `receivers` others. `dueAt`: the time in the schedule. */
  sent(sentAt: number, dueAt: number, receivers: number): void
  /** True when every operation was answered, and delivered to every receiver. */
  isSettled(): boolean
  result(): PlayResult
}

/** Times in microseconds of the monotonic clock; `end` is exclusive. */
export function openAccount(start: number, end: number): PlayAccount {
  const latency = createLatencyHistogram()
  const acknowledgement = createLatencyHistogram()
  const lag = createLatencyHistogram()
  const counts = { sent: 0, acknowledged: 0, refused: 0, delivered: 0, expected: 0, lost: 0 }
  const isMeasured = (sentAt: number): boolean => sentAt >= start && sentAt < end

  return {
    sent(sentAt, dueAt, receivers) {
      if (!isMeasured(sentAt)) return
      counts.sent += 1
      counts.expected += receivers
      lag.add(sentAt - dueAt)
    },
    delivered(sentAt, receivedAt) {
      if (!isMeasured(sentAt)) return
      counts.delivered += 1
      latency.add(receivedAt - sentAt)
    },
    answered(sentAt, answeredAt, isDone) {
      if (!isMeasured(sentAt)) return
      counts[isDone ? 'acknowledged' : 'refused'] += 1
      acknowledgement.add(answeredAt - sentAt)
    },
    lostConnection() {
      counts.lost += 1
    },
    isSettled: () =>
      counts.acknowledged + counts.refused >= counts.sent && counts.delivered >= counts.expected,
    result: () => ({
      ...counts,
      latency: [...latency.counts],
      acknowledgement: [...acknowledgement.counts],
      lag: [...lag.counts],
    }),
  }
}
