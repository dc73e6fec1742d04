import type { TeamInsights } from '@retropulse/contract/insights'
import type { ColumnMeaning } from '@retropulse/domain/board/state'
import { shownDifference, toTenth } from '@retropulse/domain/kernel/tenth'
import { locale } from '../../lib/locale.ts'
import { MEANINGS } from './meaning-hues.ts'
import { t } from './messages.ts'

type Counted = Pick<TeamInsights, 'retros' | 'retrosCount' | 'totals' | 'actions'>
type Trends = { readonly trends: Pick<TeamInsights['trends'], 'moodScore'> }

/** What the insights open with: a change of the mood, where there is one (INSIGHT-36), then what the retros had. */
export function insightSentence(insights: Counted & Trends): string {
  const { latest, previous } = insights.trends.moodScore
  const content = contentSentence(insights)
  if (latest === null || previous === null) return content
  const difference = shownDifference(latest, previous)
  if (difference === 0) return content
  const change = t(difference > 0 ? 'sentence.moodUp' : 'sentence.moodDown', {
    previous: locale.number.format(toTenth(previous)),
    score: locale.number.format(toTenth(latest)),
  })
  return `${change} ${content}`
}

/** What more notes are about than anything else, and the action items (INSIGHT-24); else what the insights cover. */
function contentSentence(insights: Counted): string {
  const count = insights.retros.length
  const all = insights.retrosCount
  const { created } = insights.actions
  const about = mostOf(insights)
  if (about === null && created === 0) return coverage(count, all)
  const range = t(count < all ? 'sentence.range.of' : 'sentence.range', { count, all })
  if (about === null) return t('sentence.actions', { range, actions: actionsText(insights.actions) })
  if (created === 0) return t('sentence.notes', { about, range })
  return t('sentence.both', { about, range, actions: actionsText(insights.actions) })
}

/** How many action items are done, of at least one; none and all have words of their own (INSIGHT-35). */
function actionsText({ created, done }: Counted['actions']): string {
  if (done === 0) return t('sentence.noneDone', { count: created })
  if (done === created) return t('sentence.allDone', { count: created })
  return t('sentence.done', { count: done, created })
}

/** What the insights cover. */
export function coverage(count: number, all: number): string {
  return count < all ? t('insights.of', { count, all }) : t('insights.text', { count })
}

/** The meaning that more notes have than any other; columns without one say nothing about a team. */
function mostOf({ totals: { cardsByMeaning } }: Counted): string | null {
  const [most, next] = MEANINGS.filter((meaning) => cardsByMeaning[meaning] > 0).toSorted(
    (one, other) => cardsByMeaning[other] - cardsByMeaning[one],
  )
  if (next !== undefined && cardsByMeaning[most ?? next] === cardsByMeaning[next]) return null
  return most === undefined || most === 'other' ? null : t(ABOUT[most])
}

const ABOUT = {
  good: 'about.good',
  bad: 'about.bad',
  idea: 'about.idea',
  question: 'about.question',
  thanks: 'about.thanks',
} as const satisfies Record<Exclude<ColumnMeaning, 'other'>, string>
