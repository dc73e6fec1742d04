import type { RetroInsights } from '@retropulse/contract/insights'

/** Why retros have no mood; 'both' where they differ, and while the reason is not known (INSIGHT-25). */
export function gapOf(
  retros: readonly Pick<RetroInsights, 'moodScore' | 'moodGap'>[],
): 'no-poll' | 'few-answers' | 'both' {
  const gaps = new Set(retros.filter(({ moodScore }) => moodScore === null).map(({ moodGap }) => moodGap))
  const [only] = gaps
  return gaps.size === 1 && only ? only : 'both'
}
