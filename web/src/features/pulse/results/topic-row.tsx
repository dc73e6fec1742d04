import type { ComparedResult, PulseSurvey } from '@retropulse/contract/pulse-survey'
import type { ReactNode } from 'react'
import { locale } from '../../../lib/locale.ts'
import { AverageChange } from './average-change.tsx'
import { barsOf } from './bar-heights.ts'
import { Distribution, type DistributionProps } from './distribution.tsx'
import { t } from './messages.ts'
import { missingText } from './result-texts.ts'
import { bandText } from './short-texts.ts'

export interface TopicRowProps {
  survey: PulseSurvey
  topic: PulseSurvey['format']['topics'][number]
  result: ComparedResult
  /** Whether it says how many answers it has: where all topics have as many, the head of the results does. */
  isCounted: boolean
  /** The people of the highest bar of all topics. */
  most: DistributionProps['most']
}

/** The result of one topic in a row: its title, its result, what changed, and the people by rating (PULSE-45). */
export function TopicRow({ topic, ...figures }: TopicRowProps) {
  return (
    <div className={rowClass}>
      <h3
        dir="auto"
        className="flex gap-2 font-display text-base font-semibold tracking-tight max-md:self-end"
      >
        <span aria-hidden="true" className="font-sans emoji-edge">
          {topic.icon}
        </span>
        <span className="min-w-0 wrap-anywhere">{topic.title}</span>
      </h3>
      {/* A table in place of the figures leaves the topic over its comments. */}
      <div className="contents in-data-table:hidden">
        <TopicFigures {...figures} />
      </div>
    </div>
  )
}

function TopicFigures({ result, survey, isCounted, most }: Omit<TopicRowProps, 'topic'>) {
  const bars = barsOf(result)
  if (bars === null || result.state === 'no-data' || result.state === 'insufficient') {
    const missing = result.state === 'insufficient' ? result.missing : 0
    const { title, text } = missingText(missing, survey.state === 'ended')
    return (
      <p className="col-span-full text-sm text-pretty text-ink-soft md:col-start-2">
        <span className="font-medium text-ink">{title}.</span> {missing > 0 && text}
      </p>
    )
  }
  return (
    <>
      <div className="flex min-w-0 flex-col text-sm text-ink-soft max-md:self-start md:col-start-3 md:row-start-1 md:items-end md:text-end">
        {result.state === 'band' ? (
          <Value>{bandText(result.agreed)}</Value>
        ) : (
          <>
            <Value>{t('average.of', { average: locale.tenth.format(result.average) })}</Value>
            <AverageChange change={result.change} />
          </>
        )}
        {isCounted && <p className="digits">{t('included', { count: result.answers })}</p>}
      </div>
      <Distribution topic={bars} most={most} />
    </>
  )
}

function Value({ children }: { children: ReactNode }) {
  return (
    <p className="font-display text-lg font-semibold tracking-tight whitespace-nowrap text-ink digits">
      {children}
    </p>
  )
}

/** A topic, its bars and its value; in a narrow window the value stands below the title. */
const rowClass =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_9.75rem] md:gap-x-6'
