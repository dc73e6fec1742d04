import type { TeamInsights } from '@retropulse/contract/insights'

type Contribution = NonNullable<TeamInsights['participation']['contribution']>

/** With fewer people in a retro one of them is a large part, and a word about groups would contradict the numbers. */
const PEOPLE_MIN = 6

/** The text for the evenness of this many retros: a verdict only among enough people (INSIGHT-34). */
export function evennessText({ wroteMost, wroteSome, wroteNone, evenness }: Contribution, retros: number) {
  if (wroteMost + wroteSome + wroteNone < PEOPLE_MIN * retros) return 'share.few'
  if (evenness >= 70) return 'share.even'
  return evenness >= 40 ? 'share.middle' : 'share.uneven'
}
