import { locale } from '../../../../lib/locale.ts'

/** The score with one decimal at most: few answers do not measure hundredths (MOOD-32). */
export function shownScore(moodScore: number): string {
  return locale.number.format(Math.round(moodScore * 10) / 10)
}
