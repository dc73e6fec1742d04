import type { RetroInsights } from '@retropulse/contract/insights'
import type { TopNote } from './top-notes.tsx'

const TOP = 5

/** The five top notes of all retros with the highest counts; of two equal notes the newer one first (INSIGHT-12). */
export function topOf(
  retros: readonly RetroInsights[],
  notesOf: (retro: RetroInsights) => readonly Omit<TopNote, 'retro'>[],
): readonly TopNote[] {
  return retros
    .toReversed()
    .flatMap((one) => notesOf(one).map((note) => ({ ...note, retro: one.retro })))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, TOP)
}
