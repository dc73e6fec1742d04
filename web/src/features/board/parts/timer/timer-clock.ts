import { TIMER_MINUTES_MAX } from '@retropulse/domain/board/limits'
import { isCount } from '@retropulse/domain/board/number'

/** Milliseconds before the end at which 'Time is almost up!' shows (TIMER-6, TIMER-8). */
export const NOTICES_MS = [60_000, 15_000] as const

/** The minutes and seconds left; a second that has begun counts whole. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const rest = String(seconds % 60).padStart(2, '0')
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${rest}`
}

/** The typed minutes; null unless they are a whole number from 1 to 99 (TIMER-2). */
export function minutesFrom(typed: string): number | null {
  const minutes = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return isCount(minutes, TIMER_MINUTES_MAX) ? minutes : null
}

/** A notice of a timer: milliseconds until it shows, and what is left then; 0 is the end. */
export interface TimerNotice {
  readonly inMs: number
  readonly at: number
}

/**
 * The notices of a timer from now on. Where less is left already, as with a timer of one minute or for participants who
 * join late, the notice for that is due at once (TIMER-6, TIMER-7).
 */
export function noticesFrom(leftMs: number): readonly TimerNotice[] {
  if (leftMs <= 0) return []
  const due = NOTICES_MS.findLast((at) => leftMs <= at)
  const ahead = [...NOTICES_MS, 0].filter((at) => leftMs > at).map((at) => ({ inMs: leftMs - at, at }))
  return due === undefined ? ahead : [{ inMs: 0, at: due }, ...ahead]
}
