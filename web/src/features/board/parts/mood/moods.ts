import type { Mood } from '@retropulse/domain/board/mood/mood'
import type { Hue } from '../../../../ui/hue.ts'
import { t } from './messages.ts'

/** How a mood looks: one of five emojis and one of five colours (MOOD-29). */
export interface MoodLook {
  readonly mood: Mood
  readonly emoji: string
  readonly name: string
  readonly hue: Hue
}

/** Worst to best. */
export const MOODS: readonly MoodLook[] = [
  { mood: 1, emoji: '😫', name: t('mood1'), hue: 5 },
  { mood: 2, emoji: '🙁', name: t('mood2'), hue: 4 },
  { mood: 3, emoji: '😐', name: t('mood3'), hue: 3 },
  { mood: 4, emoji: '🙂', name: t('mood4'), hue: 1 },
  { mood: 5, emoji: '😄', name: t('mood5'), hue: 2 },
]

/** The face of the answer that is nearest to an average. */
export function faceOf(moodScore: number): string | undefined {
  return MOODS.find(({ mood }) => mood === Math.round(moodScore))?.emoji
}
