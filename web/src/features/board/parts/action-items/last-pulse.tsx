import type { ComparedResult, SurveyResults, TeamPulse } from '@retropulse/contract/pulse-survey'
import { useQuery } from '@tanstack/react-query'
import { getJson, valueOf } from '../../../../lib/api.ts'
import { useLive } from '../../model/board-store.ts'
import { boardSummaryQuery } from '../../model/use-board-summary.ts'
import { t } from './messages.ts'

/**
 * The survey that people look at while they write (PULSE-72): the one that the retro is about, else the latest of the
 * team. Undefined for people outside of the team, who see no results, and where there is none.
 */
export function useLastPulse(): SurveyResults | undefined {
  const boardId = useLive((view) => view.board.id)
  const isMember = useLive((view) => view.you.seesAssignees)
  const board = useQuery({ ...boardSummaryQuery(boardId), enabled: isMember }).data
  const teamId = board?.teamId ?? null
  const { data } = useQuery({
    queryKey: ['team', teamId, 'pulse'],
    queryFn: ({ signal }) =>
      valueOf(getJson<TeamPulse>(`/api/team/${encodeURIComponent(teamId ?? '')}/pulse`, signal)),
    enabled: isMember && teamId !== null,
    throwOnError: false,
  })
  const started = data?.surveys.filter(({ startedAt }) => startedAt !== null) ?? []
  return started.find(({ id }) => id === board?.pulseData?.id) ?? started[0]
}

/** What a pulse survey found, as far as it was published. */
export function LastPulse({ survey }: { survey: SurveyResults }) {
  const hasChange = survey.results.some((result) => result.state === 'shown' && isChange(result.change))
  return (
    <section aria-labelledby="last-pulse" className="flex flex-col gap-4">
      <div>
        <h3 id="last-pulse" dir="auto" className="font-medium wrap-anywhere">
          {survey.name}
        </h3>
        <p className="text-sm text-ink-soft">
          {t('pulse.answered', { answered: survey.answered, count: survey.invited })}
        </p>
        {hasChange && <p className="text-sm text-ink-soft">{t('pulse.since')}</p>}
      </div>
      <ul className="flex flex-col gap-3">
        {survey.topics.map(({ id, icon, title }, at) => (
          <TopicRow key={id} icon={icon} title={title} result={survey.results[at]} />
        ))}
      </ul>
      <a
        href={`/pulse-survey/${encodeURIComponent(survey.id)}?tab=results`}
        target="_blank"
        rel="noreferrer"
        className="touch-target self-start rounded-sm text-sm text-accent-ink underline underline-offset-2"
      >
        {t('pulse.open')}
      </a>
    </section>
  )
}

interface TopicRowProps {
  icon: string
  title: string
  result: ComparedResult | undefined
}

function TopicRow({ icon, title, result }: TopicRowProps) {
  const average = result?.state === 'shown' ? result.average : null
  return (
    <li className="flex flex-col gap-1 text-sm">
      <p className="flex items-baseline gap-2">
        <span aria-hidden="true">{icon}</span>
        <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
          {title}
        </span>
        <span className={average === null ? 'text-ink-soft' : 'font-medium digits'}>
          {result === undefined ? '' : resultText(result)}
        </span>
      </p>
      {average !== null && (
        <span aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full bg-fill-strong">
          <span className="rounded-full bg-accent" style={{ width: `${(average / HIGHEST) * 100}%` }} />
        </span>
      )}
    </li>
  )
}

/** The highest rating. */
const HIGHEST = 5

function resultText(result: ComparedResult): string {
  switch (result.state) {
    case 'no-data':
      return t('pulse.noData')
    case 'insufficient':
      return t('pulse.few')
    case 'band':
      return t(result.agreed.low > result.agreed.high ? 'pulse.low' : 'pulse.high')
    case 'shown':
      return changed(result.average, result.change)
  }
}

/** The average, and how it changed where there is a survey before. */
function changed(average: number, change: number | null): string {
  const shown = t('pulse.average', { average: average.toFixed(1) })
  if (!isChange(change)) return shown
  return t(change > 0 ? 'pulse.rose' : 'pulse.fell', { shown, by: Math.abs(change).toFixed(1) })
}

/** A smaller change would read as 0.0. */
function isChange(change: number | null): change is number {
  return change !== null && Math.abs(change) >= 0.05
}
