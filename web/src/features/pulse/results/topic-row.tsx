import type { ComparedResult, PulseSurvey } from '@retropulse/contract/pulse-survey'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { locale } from '../../../lib/locale.ts'
import { AverageScale, CountsOfBands, PeopleInBands, ScaleAxis } from './average-scale.tsx'
import { AverageChange } from './average-change.tsx'
import { Distribution } from './distribution.tsx'
import { t } from './messages.ts'
import { bandText, missingText } from './result-texts.ts'

export interface TopicRowProps {
  survey: PulseSurvey
  topic: PulseSurvey['format']['topics'][number]
  result: ComparedResult
  /** Whether it says how many answers it has: where all topics have as many, the head of the results does. */
  isCounted: boolean
  /** The most people that the bands of a topic have, where no topic has an average; else null. */
  most: number | null
}

/** The result of one topic in a row: its title, its result, what changed, and the people by rating (PULSE-45). */
export function TopicRow({ topic, ...figures }: TopicRowProps) {
  return (
    <div className={rowClass}>
      <h3 dir="auto" className="flex gap-2 font-display text-base font-semibold tracking-tight">
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

/** The axis of the scales of the rows below it. */
export function ScaleRow() {
  return (
    <div className={clsx(rowClass, 'mb-1.5 in-data-table:hidden')}>
      <ScaleAxis className={scaleClass} />
    </div>
  )
}

function TopicFigures({ result, survey, isCounted, most }: Omit<TopicRowProps, 'topic'>) {
  switch (result.state) {
    case 'no-data':
    case 'insufficient': {
      const missing = result.state === 'insufficient' ? result.missing : 0
      const { title, text } = missingText(missing, survey.state === 'ended')
      return (
        <p className="col-span-full text-sm text-pretty text-ink-soft md:col-start-2">
          <span className="font-medium text-ink">{title}.</span> {missing > 0 && text}
        </p>
      )
    }
    case 'band':
      return (
        <>
          {most === null ? (
            <CountsOfBands agreed={result.agreed} hasRatings className={wideClass} />
          ) : (
            <PeopleInBands
              agreed={result.agreed}
              most={most}
              className={clsx(wideClass, 'max-md:my-1.5 md:col-span-2')}
            />
          )}
          {/* In a narrow window beside the title. */}
          <div className={clsx(valueClass, most === null ? 'max-md:text-end' : 'text-end')}>
            <Value>{bandText(result.agreed)}</Value>
            {isCounted && <Included included={result.answers} survey={survey} />}
          </div>
        </>
      )
    case 'shown':
      return (
        <>
          <AverageScale average={result.average} className={clsx(scaleClass, 'max-md:mt-1')} />
          <div className={clsx(valueClass, 'max-md:order-2')}>
            <Value>{t('average.of', { average: locale.tenth.format(result.average) })}</Value>
            <AverageChange change={result.change} />
            {isCounted && <Included included={result.answers} survey={survey} />}
          </div>
          <Distribution counts={result.distribution} agreed={result.agreed} />
        </>
      )
  }
}

function Value({ children }: { children: ReactNode }) {
  return (
    <p className="font-display text-lg font-semibold tracking-tight whitespace-nowrap text-ink digits">
      {children}
    </p>
  )
}

/** How many answers are in the result, and of how many; the head of the results says why others are not (PULSE-58). */
function Included({ included, survey: { answered } }: { included: number; survey: PulseSurvey }) {
  return (
    <p className="text-pretty digits">
      {answered > included ? t('partly', { included, count: answered }) : t('included', { count: included })}
    </p>
  )
}

/** A topic, its scale, its value and its bars; in a narrow window the scale stands between the title and the rest. */
const rowClass =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 md:grid-cols-[9.5rem_minmax(0,1fr)_10.25rem_8.5rem] md:gap-x-5'
const wideClass = 'max-md:order-1 max-md:col-span-full'
const scaleClass = clsx(wideClass, 'md:col-start-2')
const valueClass = 'flex min-w-0 flex-col text-sm text-ink-soft'
