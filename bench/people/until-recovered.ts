import { setTimeout as sleep } from 'node:timers/promises'
import type { Figures } from '../measure/median.ts'
import { millisSince, monotonicMicros } from '../measure/monotonic-clock.ts'
import type { SessionPerson } from './session-person.ts'

const LOOK_MS = 5
const TIMEOUT_MS = 30_000

/**
 * Waits, touching nothing, until all people are live again and the server has answered for all that they had written
 * until now. Seconds count from `since` (microseconds of the monotonic clock) to the last of them.
 */
export async function untilRecovered(people: readonly SessionPerson[], since: number): Promise<Figures> {
  const owed = people.map((person) => ({ person, notes: [...person.written.keys()] }))
  let waiting = owed
  let seconds = 0
  const calledAt = monotonicMicros()
  while (waiting.length > 0 && millisSince(calledAt) < TIMEOUT_MS) {
    waiting = waiting.filter(
      ({ person, notes }) =>
        person.view().status !== 'live' || !notes.every((noteId) => person.acknowledged.has(noteId)),
    )
    seconds = millisSince(since) / 1000
    if (waiting.length > 0) await sleep(LOOK_MS)
  }
  return { 'not recovered': waiting.length, 'recovered after s': waiting.length > 0 ? Number.NaN : seconds }
}
