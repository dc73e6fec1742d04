import type { BoardState } from '@retropulse/domain/board/state'
import { timeLeft } from '@retropulse/domain/board/timer/decide'
import { isVoting } from '../../model/vote-stage.ts'
import { NOTICES_MS, noticesFrom } from '../timer/timer-clock.ts'

/** The sounds of a board, the most important first (SOUND-3). */
export const SOUNDS = ['retroEnds', 'reveal', 'voteBegins', 'timeUp', 'almostUp'] as const
export type Sound = (typeof SOUNDS)[number]

type Board = Pick<BoardState, 'timer' | 'isMasked' | 'voting' | 'showSummary' | 'showings'>

/** What a page knows of its board at one moment. */
export interface SoundMoment {
  readonly board: Board
  /** By the server's clock, in milliseconds since 1970. */
  readonly now: number
  /** False while the page is not connected: what happened meanwhile is past when it is connected again. */
  readonly isLive: boolean
}

/** Milliseconds after which a notice of the timer is past, as on a device that has slept. */
const PAST_MS = 2000

/**
 * The sound of what changed between two moments, or null; of several the most important one. The first moment has
 * nothing before it: a participant who joins late hears nothing of the past (SOUND-4).
 */
export function soundOfChange(before: SoundMoment | null, after: SoundMoment): Sound | null {
  if (before === null) return null
  const isConnected = before.isLive && after.isLive
  const mayBeHeard = (sound: Sound) => isConnected || WITHOUT_CONNECTION.has(sound)
  return SOUNDS.find((sound) => mayBeHeard(sound) && HAPPENED[sound](before, after)) ?? null
}

/** A timer that the page knows runs on without a connection. */
const WITHOUT_CONNECTION: ReadonlySet<Sound> = new Set(['timeUp', 'almostUp'])

/** Milliseconds until the timer may sound next; null: it will not. */
export function nextSoundIn({ board: { timer }, now }: SoundMoment): number | null {
  if (timer === null) return null
  return noticesFrom(timeLeft(timer, now)).find(({ inMs }) => inMs > 0)?.inMs ?? null
}

const HAPPENED: Readonly<Record<Sound, (before: SoundMoment, after: SoundMoment) => boolean>> = {
  retroEnds: ({ board: before }, { board: after }) =>
    after.showSummary && after.showings.summary > before.showings.summary,
  reveal: ({ board: before }, { board: after }) =>
    (before.isMasked && !after.isMasked) || (isVoting(before) && after.voting?.status === 'endVote'),
  voteBegins: ({ board: before }, { board: after }) => !isVoting(before) && isVoting(after),
  timeUp: (before, after) => passes(before, after, 0),
  almostUp: (before, after) => NOTICES_MS.some((at) => passes(before, after, at)),
}

/** True where the same timer had more than `at` milliseconds left before, and has not more now. */
function passes(before: SoundMoment, after: SoundMoment, at: number): boolean {
  const { timer } = after.board
  const old = before.board.timer
  if (timer === null || old?.startTime !== timer.startTime || old.duration !== timer.duration) return false
  // A timer of one minute begins with its first notice, which the participants see and need not hear.
  if (timeLeft(timer, timer.startTime) <= at) return false
  const left = timeLeft(timer, after.now)
  return timeLeft(timer, before.now) > at && left <= at && at - left < PAST_MS
}
