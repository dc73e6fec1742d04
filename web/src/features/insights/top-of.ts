import type { RetroInsights } from '@retropulse/contract/insights'
import type { TopNote } from './top-notes.tsx'

const TOP = 5

/** Of all retros' top notes those with the highest counts, the newest first where they are equal. */
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
