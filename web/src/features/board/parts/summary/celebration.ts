import { type MoodTone, toneOf } from '@retropulse/domain/board/mood/mood'
import type { RetroSummary } from '@retropulse/domain/board/summary/summary'

/** How a retro is celebrated: by the tone of its mood, or `unknown` where no mood is disclosed (SUMMARY-32). */
export type CelebrationTone = MoodTone | 'unknown'

/**
 * The tone of the celebration at the end of a summary; null where there is nothing to celebrate yet: no note was
 * written, or notes are hidden. `moodScore` is what the server disclosed, null below the anonymity floor (MOOD-19).
 */
export function celebrationTone(
  { counts, isMasked }: Pick<RetroSummary, 'counts' | 'isMasked'>,
  moodScore: number | null,
): CelebrationTone | null {
  if (isMasked || counts.notes === 0) return null
  return moodScore === null ? 'unknown' : toneOf(moodScore)
}

/** The hue of a tone (MOOD-30), and one for summaries without a mood. */
export const TONE_HUE: Readonly<Record<CelebrationTone, number>> = { high: 2, middle: 1, low: 5, unknown: 3 }

/** The emoji that fall, by the tone (SUMMARY-22). */
export const TONE_EMOJI: Readonly<Record<CelebrationTone, readonly string[]>> = {
  high: ['🎉', '🥳', '⭐', '💛'],
  middle: ['🙂', '👍', '✨'],
  low: ['💙', '🤗', '☔'],
  unknown: ['🎉', '🥳', '⭐', '💛'],
}

/** How many particles fall at once, and how often at most (SUMMARY-20, SUMMARY-21). */
export interface Burst {
  readonly particles: number
  readonly throttleMs: number
  /** They sink slowly, in place of a bang. */
  readonly isSoft: boolean
}

export const TONE_BURST: Readonly<Record<CelebrationTone, Burst>> = {
  high: { particles: 200, throttleMs: 3000, isSoft: false },
  middle: { particles: 200, throttleMs: 3000, isSoft: false },
  low: { particles: 200, throttleMs: 3000, isSoft: true },
  unknown: { particles: 180, throttleMs: 1000, isSoft: false },
}

/** A moment of one page that may begin a celebration. */
export interface CelebrationMoment {
  readonly tone: CelebrationTone | null
  /** The latest showing of the summary on this board; 0: it was never shown. */
  readonly showing: number
  /** The showing that was celebrated last on this device, plus one; 0: none. */
  readonly celebrated: number
  /** A facilitator shows the summary to all participants now. */
  readonly isShown: boolean
  /** The end of the summary is in sight. */
  readonly isAtEnd: boolean
}

/** What `celebrated` becomes when a showing is celebrated. */
export function celebratedMark(showing: number): number {
  return showing + 1
}

/** A celebration begins once for each showing, and once for a summary that was never shown (SUMMARY-26). */
export function beginsCelebration(moment: CelebrationMoment): boolean {
  if (moment.tone === null || moment.celebrated >= celebratedMark(moment.showing)) return false
  return moment.isShown || moment.isAtEnd
}
