import { type MoodTone, toneOf } from '@retropulse/domain/board/mood/mood'

/** A hue of the design system, a value of `data-hue`. */
type Hue = 1 | 2 | 3 | 4 | 5

const TONES: Readonly<Record<MoodTone, Hue>> = { high: 2, middle: 1, low: 5 }

/** The colour of a mood (MOOD-30). */
export function hueOfMood(moodScore: number): Hue {
  return TONES[toneOf(moodScore)]
}
