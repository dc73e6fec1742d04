import { PLAN_NAMES } from '@retropulse/domain/billing/plans'
import type { SummaryCounts } from '@retropulse/domain/board/summary/summary'
import type { Notice } from '../ports.ts'
import type { EventContent } from '../store/event-contents.ts'
import { t } from './messages.ts'

/** What a message holds beside the event itself. */
export interface MessageFacts {
  /** The names of people who have a part in what happened; null: there is none, or the account was deleted. */
  readonly assignee: string | null
  readonly person: string | null
  /** Of a retro that has ended; null: of no other event. */
  readonly summary: SummaryDetails | null
}

/** The figures of a summary, and the texts of its top notes. */
export interface SummaryDetails {
  readonly counts: SummaryCounts
  readonly topNotes: readonly string[]
}

/** What a channel reads of something that happened (LINK-13). `origin` null: the server does not know its address. */
export function noticeOf(event: EventContent, facts: MessageFacts, origin: string | null): Notice {
  const { team, org } = event
  return {
    ...headOf(event, facts),
    link: linkOf(event, origin),
    lines: [...linesOf(event, facts), team?.name ?? org.name],
  }
}

function headOf(
  { type, retro, survey, details, team, org }: EventContent,
  { person, assignee }: MessageFacts,
) {
  const title = retro?.title ?? ''
  const member = person ?? t('someone')
  const place = team?.name ?? org.name
  const titles: Record<EventContent['type'], string> = {
    'retro.started': t('retroStarted', { retro: title }),
    'retro.ended': t('retroEnded', { retro: title }),
    'retro.summary': t('retroSummary', { retro: title }),
    'action.created': t('actionNew'),
    'action.assigned': assignee === null ? t('actionAssigned') : t('actionFor', { person: assignee }),
    'action.due': t('actionDue'),
    'action.done': t('actionDone'),
    'survey.opened': t('surveyOpened', { survey: survey?.name ?? '' }),
    'survey.ended': t('surveyEnded', { survey: survey?.name ?? '' }),
    'member.joined': t('joined', { person: member, place }),
    'member.left': t('left', { person: member, place }),
    'plan.changed': t('planChanged', { plan: planName(details['to']) }),
  }
  return { title: titles[type] }
}

function linesOf(event: EventContent, { assignee, summary }: MessageFacts): readonly string[] {
  const { type, action, retro, survey } = event
  if (type === 'retro.summary') return summary === null ? [] : summaryLines(summary)
  if (action !== null)
    return [
      action.text,
      ...(assignee === null ? [] : [t('assignedTo', { person: assignee })]),
      ...(action.due === null ? [] : [t('dueOn', { day: dayOf(action.due) })]),
      ...(retro === null ? [] : [t('fromRetro', { retro: retro.title })]),
    ]
  if (type === 'survey.opened' && survey !== null && survey.closesAt !== null)
    return [t('anonymousUntil', { day: DAY.format(survey.closesAt) })]
  return []
}

/** A day that is stored as YYYY-MM-DD, as people read it. */
function dayOf(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`))
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function summaryLines({ counts, topNotes }: SummaryDetails): readonly string[] {
  const { notes, people, votes, emoji, actions } = counts
  const figures = [
    t('notes', { count: notes }),
    t('people', { count: people }),
    t('votes', { count: votes }),
    t('emoji', { count: emoji }),
    t('actions', { count: actions }),
  ]
  return [figures.join(' · '), ...topNotes.map((text) => `• ${text}`)]
}

function linkOf({ type, retro, team, survey }: EventContent, origin: string | null): Notice['link'] {
  if (origin === null) return null
  if (survey !== null) return { label: t('openSurvey'), url: `${origin}/pulse-survey/${survey.id}` }
  if (type.startsWith('action.') && team !== null)
    return { label: t('openActions'), url: `${origin}/dashboard/team/${team.id}/actions` }
  if (retro !== null) return { label: t('openRetro'), url: `${origin}/board/${retro.id}` }
  if (team !== null) return { label: t('openTeam'), url: `${origin}/dashboard/team/${team.id}` }
  return { label: t('openProduct'), url: `${origin}/dashboard` }
}

/** A plan as the activity log stores it, such as `level2:3`. */
function planName(stored: unknown): string {
  const [plan = ''] = typeof stored === 'string' ? stored.split(':') : []
  const names: Readonly<Record<string, string>> = PLAN_NAMES
  return names[plan] ?? t('free')
}
