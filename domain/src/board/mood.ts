/** How somebody feels, worst to best (board.md §9). */
export const MOOD_SCALE = [1, 2, 3, 4, 5] as const
export type Mood = (typeof MOOD_SCALE)[number]

/** Answers below which nothing is told of them to anybody (D17). An organisation may raise it, never lower it. */
export const MOOD_FLOOR = 3

/** How many people gave each answer, in the order of the scale. */
export type MoodValues = readonly [number, number, number, number, number]

export type MoodResult =
  | {
      readonly isEnough: true
      readonly answers: number
      /** The average, to two decimals. */
      readonly moodScore: number
      readonly moodValues: MoodValues
    }
  /** `missing`: so many more answers are needed until something may be told. */
  | { readonly isEnough: false; readonly answers: number; readonly missing: number }

/** What a team's answers come to, or how many are missing below the floor (D17). */
export function moodOf(values: readonly Mood[], floor: number = MOOD_FLOOR): MoodResult {
  const answers = values.length
  const missing = Math.max(floor, MOOD_FLOOR) - answers
  if (missing > 0) return { isEnough: false, answers, missing }
  const sum = values.reduce<number>((total, value) => total + value, 0)
  return {
    isEnough: true,
    answers,
    moodScore: Math.round((sum / answers) * 100) / 100,
    moodValues: [
      countOf(values, 1),
      countOf(values, 2),
      countOf(values, 3),
      countOf(values, 4),
      countOf(values, 5),
    ],
  }
}

/** What a score looks like: its colour and its confetti (board.md §9). */
export type MoodTone = 'high' | 'middle' | 'low'

/** High above 3.5, middle above 2, low otherwise (board.md §9). */
export function toneOf(moodScore: number): MoodTone {
  if (moodScore > 3.5) return 'high'
  return moodScore > 2 ? 'middle' : 'low'
}

function countOf(values: readonly Mood[], mood: Mood): number {
  return values.filter((value) => value === mood).length
}
