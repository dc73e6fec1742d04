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
          className="grid gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-5 md:grid-cols-[minmax(0,1fr)_auto]"
        >
          <h2 id="briefing" className="self-center font-display text-lg font-semibold tracking-tight">
            {t('briefing')}
          </h2>
          <ul className={clsx('grid min-w-0 gap-3 md:col-span-2', columnsFor[Math.min(facts.length, 3)])}>
            {facts.map((fact) => (
              <li key={fact.key} className="grid min-w-0">
                {fact}
              </li>
            ))}
          </ul>
          {start !== null && (
            <Link
              to={start}
              className={clsx(buttonClass(), 'self-center justify-self-start md:col-start-2 md:row-start-1')}
            >
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

const columnsFor: Record<number, string> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3' }

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
      <Fact
        key="overdue"
        to={`${teamPath(team.id)}/actions?overdue=1`}
        icon={<CalendarClock />}
        tone="warn"
        title={t('briefing.overdue', { count: overdue })}
      >
        {t('briefing.overdue.text')}
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
        title={moodText(mood)}
      >
        <bdi>{mood.retro.name}</bdi>
      </Fact>,
    )
  }
  if (topic !== null)
    facts.push(
      <Fact
        key="topic"
        to={boardPath(topic.retroId)}
        icon={<Repeat />}
        tone="neutral"
        title={<bdi>{topic.label}</bdi>}
      >
        {t('briefing.topic', { count: topic.retrosCount })}
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
  tone: keyof typeof toneClass
  title: ReactNode
  /** What the fact is about. */
  children: ReactNode
}

const toneClass = {
  ok: 'bg-ok-soft text-ok-ink',
  warn: 'bg-warn-soft text-warn-ink',
  neutral: 'bg-accent-soft text-accent-ink',
} as const

/** A fact as a link, as high as the others of its row. */
function Fact({ to, icon, tone, title, children }: FactProps) {
  return (
    <Link
      to={to}
      className="group flex min-w-0 items-center gap-3 rounded-md bg-fill/50 p-3 text-sm transition-colors hover:bg-fill"
    >
      <span
        aria-hidden="true"
        className={clsx(
          'flex size-10 shrink-0 items-center justify-center rounded-md [&>svg]:size-5',
          toneClass[tone],
        )}
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-pretty text-ink">{title}</span>{' '}
        <span className="line-clamp-2 wrap-anywhere text-ink-soft">{children}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-accent-ink rtl:-scale-x-100" />
    </Link>
  )
}
