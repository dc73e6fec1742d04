import type { Trend } from '@retropulse/contract/insights'
import { toTenth } from './to-tenth.ts'

/**
 * How far the newest mood is from the usual one, the median of the retros before (INSIGHT-7); null without one. Both
 * are rounded first, so that the difference fits the numbers that are shown.
 */
export function moodDifference({ latest, change }: Pick<Trend, 'latest' | 'change'>): number | null {
  if (latest === null || change === null) return null
  return toTenth(toTenth(latest) - toTenth(latest - change))
}
