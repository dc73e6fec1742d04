import type { Briefing as Facts } from '@retropulse/contract/insights'
import type { Team } from '@retropulse/contract/teams'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Repeat from 'lucide-react/icons/repeat'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { dayHere } from '../../lib/days.ts'
import { locale } from '../../lib/locale.ts'
import { mayStartRetro } from '../../lib/may-start-retro.ts'
import { boardPath, teamPath } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { briefingQuery } from './insight-calls.ts'
import { t } from './early-messages.ts'
import { toTenth } from '@retropulse/domain/kernel/tenth'

export interface BriefingProps {
  team: Team
  /** The rest of the page, which shows once the briefing is known, so that nothing moves; it loads at the same time. */
  below: ReactNode
  /** Shown until then. */
  waiting: ReactNode
}

/** What a team should know before its next retro (DASH-33); nothing without any of it. */
export function Briefing({ team, below, waiting }: BriefingProps) {
  const { data, isPending } = useQuery(briefingQuery(team.id, dayHere()))
  const facts = data === undefined ? [] : factsOf(team, data)
  const start = startOf(team)
  return (
    <>
      {isPending && (
        <div aria-busy="true" className="min-h-svh">
          {waiting}
        </div>
      )}
      {facts.length > 0 && (
        <section
          aria-labelledby="briefing"
          className="flex flex-col gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-5 md:flex-row md:items-center"
        >
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <h2 id="briefing" className="font-display text-lg font-semibold tracking-tight">
              {t('briefing')}
            </h2>
            <ul className="flex flex-col pointer-coarse:-mb-2">
              {facts.map((fact) => (
                <li key={fact.key}>{fact}</li>
              ))}
            </ul>
          </div>
          {start !== null && (
            <Link to={start} className={clsx(buttonClass(), 'shrink-0 self-start md:self-center')}>
              <CopyPlus aria-hidden="true" className="size-4" />
              {t('briefing.start')}
            </Link>
          )}
        </section>
      )}
      <div className={isPending ? 'hidden' : 'contents'}>{below}</div>
    </>
  )
}

/** The latest retro that can be copied, for users who may start one; null without any (CREATE-10, CREATE-13). */
function startOf(team: Team): string | null {
  const { id, boards } = team
  const last = boards.find(({ daysRemaining }) => daysRemaining !== 0)
  if (!mayStartRetro(team) || last === undefined) return null
  return `/team/${encodeURIComponent(id)}/board/create?${new URLSearchParams({ fromBoard: last.id })}`
}

function factsOf(team: Team, { overdue, mood, topic }: Facts): readonly ReactElement[] {
  const facts: ReactElement[] = []
  if (overdue > 0)
    facts.push(
      <Fact key="overdue" to={`${teamPath(team.id)}/actions?overdue=1`} icon={<CalendarClock />} tone="warn">
        {t('briefing.overdue', { count: overdue })}
      </Fact>,
    )
  if (mood !== null) {
    const isUp = mood.change > 0
    facts.push(
      <Fact
        key="mood"
        to={boardPath(mood.retro.id)}
        icon={isUp ? <TrendingUp /> : <TrendingDown />}
        tone={isUp ? 'ok' : 'warn'}
      >
        {moodText(mood)} <bdi className="text-ink-soft">{mood.retro.name}</bdi>
      </Fact>,
    )
  }
  if (topic !== null)
    facts.push(
      <Fact key="topic" to={boardPath(topic.retroId)} icon={<Repeat />}>
        {t('briefing.topic', { count: topic.retrosCount })} <bdi className="text-ink-soft">{topic.label}</bdi>
      </Fact>,
    )
  return facts
}

/** The change of the mood, with the same two numbers as in the insights below (INSIGHT-28). */
export function moodText({ score, previous, change }: NonNullable<Facts['mood']>): string {
  return t(change > 0 ? 'briefing.moodUp' : 'briefing.moodDown', {
    previous: locale.number.format(toTenth(previous)),
    score: locale.number.format(toTenth(score)),
  })
}

interface FactProps {
  to: string
  icon: ReactElement
  tone?: 'ok' | 'warn'
  children: ReactNode
}

function Fact({ to, icon, tone, children }: FactProps) {
  return (
    <Link
      to={to}
      className="touch-target group flex min-h-8 min-w-0 items-start gap-2.5 py-1.5 text-sm text-ink pointer-coarse:py-3"
    >
      <span
        aria-hidden="true"
        className={clsx(
          'flex h-5 shrink-0 items-center [&>svg]:size-4',
          tone === 'ok' ? 'text-ok-ink' : tone === 'warn' ? 'text-warn-ink' : 'text-ink-faint',
        )}
      >
        {icon}
      </span>
      <span className="line-clamp-2 min-w-0 wrap-anywhere group-hover:underline">{children}</span>
      <span aria-hidden="true" className="flex h-5 shrink-0 items-center text-accent-ink [&>svg]:size-4">
        <ArrowRight className="rtl:-scale-x-100" />
      </span>
    </Link>
  )
}
