import { ANONYMITY_FLOOR_MIN } from '../../kernel/anonymity-floor.ts'

/** Answers of a mood poll, worst to best (MOOD-29). */
export const MOOD_SCALE = [1, 2, 3, 4, 5] as const
export type Mood = (typeof MOOD_SCALE)[number]

/** How many people gave each answer, in the order of the scale. */
export type MoodValues = readonly [number, number, number, number, number]

/** The answers to a poll as they are kept. */
export interface MoodTally {
  /** People who answered. */
  readonly answers: number
  /** People none of whose answers was disclosed yet. */
  readonly undisclosed: number
  /** The answers that were disclosed last, in any order. */
  readonly disclosed: readonly Mood[]
  /**
   * Answers below which nothing is disclosed: the highest anonymity floor that held since the first answer (MOOD-25).
   */
  readonly floor: number
}

export type MoodResult = { readonly floor: number } & (
  | {
      readonly isEnough: true
      /** Answers that are in the result. */
      readonly answers: number
      /** The average, to two decimals. */
      readonly moodScore: number
      readonly moodValues: MoodValues
    }
  /** `missing`: how many more answers are needed until results can be disclosed. */
  | { readonly isEnough: false; readonly answers: number; readonly missing: number }
)

/** The result of a poll, or how many answers are missing below its floor (MOOD-19). */
export function moodOf(tally: MoodTally): MoodResult {
  const { disclosed: values, floor } = tally
  const missing = missingOf(tally)
  if (values.length < floorOf(tally)) return { isEnough: false, answers: tally.answers, missing, floor }
  const sum = values.reduce<number>((total, value) => total + value, 0)
  return {
    isEnough: true,
    answers: values.length,
    moodScore: Math.round((sum / values.length) * 100) / 100,
    moodValues: [
      countOf(values, 1),
      countOf(values, 2),
      countOf(values, 3),
      countOf(values, 4),
      countOf(values, 5),
    ],
    floor,
  }
}

/**
 * How many more answers are needed until results can be disclosed, 0 when there are enough. A result that a raised
 * floor hides is replaced once as many people as the floor answered again (MOOD-25). People who changed a disclosed
 * answer are not counted here, though they count then: the number would disclose that they chose another mood.
 */
export function missingOf(tally: MoodTally): number {
  const floor = floorOf(tally)
  return tally.disclosed.length >= floor ? 0 : Math.max(floor - tally.undisclosed, 0)
}

/** How a score looks: its colour and its confetti (MOOD-30). */
export type MoodTone = 'high' | 'middle' | 'low'

/** High above 3.5, middle above 2, low otherwise (MOOD-30). */
export function toneOf(moodScore: number): MoodTone {
  if (moodScore > 3.5) return 'high'
  return moodScore > 2 ? 'middle' : 'low'
}

function floorOf({ floor }: MoodTally): number {
  return Math.max(floor, ANONYMITY_FLOOR_MIN)
}

function countOf(values: readonly Mood[], mood: Mood): number {
  return values.filter((value) => value === mood).length
}
