import type { TeamInsights } from '@retropulse/contract/insights'
import type { ColumnMeaning } from '@retropulse/domain/board/state'
import { MEANINGS } from './meaning-hues.ts'
import { t } from './messages.ts'

type Counted = Pick<TeamInsights, 'retros' | 'retrosCount' | 'totals' | 'actions'>

/** The sentence that the insights open with (INSIGHT-24); without any content it says what they cover. */
export function insightSentence(insights: Counted): string {
  const count = insights.retros.length
  const all = insights.retrosCount
  const [notes, actions] = [notesPart(insights), actionsPart(insights)]
  const parts =
    notes !== null && actions !== null ? t('sentence.both', { notes, actions }) : (notes ?? actions)
  if (parts === null) return coverage(count, all)
  return t(count < all ? 'sentence.of' : 'sentence', { count, all, parts })
}

/** What the insights cover. */
export function coverage(count: number, all: number): string {
  return count < all ? t('insights.of', { count, all }) : t('insights.text', { count })
}

/** The meaning that more notes have than any other; columns without one say nothing about a team. */
function notesPart({ totals: { cardsByMeaning } }: Counted): string | null {
  const [most, next] = MEANINGS.filter((meaning) => cardsByMeaning[meaning] > 0).toSorted(
    (one, other) => cardsByMeaning[other] - cardsByMeaning[one],
  )
  if (next !== undefined && cardsByMeaning[most ?? next] === cardsByMeaning[next]) return null
  return most === undefined || most === 'other' ? null : t('sentence.notes', { about: t(ABOUT[most]) })
}

const ABOUT = {
  good: 'about.good',
  bad: 'about.bad',
  idea: 'about.idea',
  question: 'about.question',
  thanks: 'about.thanks',
} as const satisfies Record<Exclude<ColumnMeaning, 'other'>, string>

function actionsPart({ actions: { created, done } }: Counted): string | null {
  return created === 0 ? null : t('sentence.actions', { done, created })
}
