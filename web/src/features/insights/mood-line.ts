import type { RetroInsights } from '@retropulse/contract/insights'
import { binLine, meanOf, type RetroBin } from './retro-bins.ts'

/** The marks of the mood, oldest first, with the values that are plotted; null leaves a gap (INSIGHT-8, INSIGHT-17). */
export function moodLine(
  retros: readonly RetroInsights[],
): readonly { readonly bin: RetroBin; readonly value: number | null }[] {
  return binLine(retros, ({ moodScore }) => moodScore !== null).map((bin) => ({
    bin,
    value: meanOf(bin, ({ moodScore }) => moodScore),
  }))
}
