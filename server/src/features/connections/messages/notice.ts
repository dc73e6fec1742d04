import type { SummaryCounts } from '@retropulse/domain/board/summary/summary'
import type { Notice } from '../ports.ts'
import type { EventContent } from '../store/event-contents.ts'

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
  const member = person ?? 'Someone'
  const place = team?.name ?? org.name
  const titles: Record<EventContent['type'], string> = {
    'retro.started': `Retro started: ${title}`,
    'retro.ended': `Retro ended: ${title}`,
    'retro.summary': `Retro summary: ${title}`,
    'action.created': 'New action',
    'action.assigned': assignee === null ? 'Action assigned' : `Action for ${assignee}`,
    'action.due': 'Action due today',
    'action.done': 'Action done',
    'survey.opened': `Pulse survey open: ${survey?.name ?? ''}`,
    'survey.ended': `Pulse survey closed: ${survey?.name ?? ''}`,
    'member.joined': `${member} joined ${place}`,
    'member.left': `${member} left ${place}`,
    'plan.changed': `The plan changed to ${planName(details['to'])}`,
  }
  return { title: titles[type] }
}

function linesOf(event: EventContent, { assignee, summary }: MessageFacts): readonly string[] {
  const { type, action, retro, survey } = event
  if (type === 'retro.summary') return summary === null ? [] : summaryLines(summary)
  if (action !== null)
    return [
      action.text,
      ...(assignee === null ? [] : [`Assigned to ${assignee}`]),
      ...(action.due === null ? [] : [`Due on ${dayOf(action.due)}`]),
      ...(retro === null ? [] : [`From the retro ${retro.title}`]),
    ]
  if (type === 'survey.opened' && survey !== null && survey.closesAt !== null)
    return [`Answers are anonymous. Open until ${DAY.format(survey.closesAt)}.`]
  return []
}

/** A day that is stored as YYYY-MM-DD, as people read it. */
function dayOf(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`))
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function summaryLines({ counts, topNotes }: SummaryDetails): readonly string[] {
  const figures = Object.entries(counts).map(([name, count]) => `${name}: ${String(count)}`)
  return [figures.join(' · '), ...topNotes.map((text) => `• ${text}`)]
}

function linkOf({ type, retro, team, survey }: EventContent, origin: string | null): Notice['link'] {
  if (origin === null) return null
  if (survey !== null) return { label: 'Open the survey', url: `${origin}/pulse-survey/${survey.id}` }
  if (type.startsWith('action.') && team !== null)
    return { label: 'Open the actions', url: `${origin}/dashboard/team/${team.id}/actions` }
  if (retro !== null) return { label: 'Open the retro', url: `${origin}/board/${retro.id}` }
  if (team !== null) return { label: 'Open the team', url: `${origin}/dashboard/team/${team.id}` }
  return { label: 'Open Retropulse', url: `${origin}/dashboard` }
}

/** A plan as the activity log stores it, such as `level2:3`. */
function planName(stored: unknown): string {
  const [plan = 'free'] = typeof stored === 'string' ? stored.split(':') : []
  const names: Readonly<Record<string, string>> = { level1: 'Team', level2: 'Business', level3: 'Enterprise' }
  return names[plan] ?? 'Free'
}
