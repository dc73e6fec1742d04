import type { ComparedResult, PulseSurvey } from '@retropulse/contract/pulse-survey'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { locale } from '../../../lib/locale.ts'
import { ChangeMark } from './change-mark.tsx'
import { Distribution } from './distribution.tsx'
import { t } from './messages.ts'
import { bandPeople, bandText, missingText } from './result-texts.ts'

export interface TopicRowProps {
  survey: PulseSurvey
  topic: PulseSurvey['format']['topics'][number]
  result: ComparedResult
  /** Whether it says how many answers it has: where all topics have as many, the head of the results does. */
  isCounted: boolean
}

/** The result of one topic in a row: its title, its result, what changed, and the people by rating (PULSE-45). */
export function TopicRow({ survey, topic, result, isCounted }: TopicRowProps) {
  return (
    <div className={rowClass}>
      <h3 dir="auto" className="flex gap-2 font-display text-base font-semibold tracking-tight">
        <span aria-hidden="true" className="font-sans emoji-edge">
          {topic.icon}
        </span>
        <span className="min-w-0 wrap-anywhere">{topic.title}</span>
      </h3>
      <TopicFigures result={result} survey={survey} isCounted={isCounted} />
    </div>
  )
}

function TopicFigures({ result, survey, isCounted }: Omit<TopicRowProps, 'topic'>) {
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
          <Value>{bandText(result.agreed)}</Value>
          <div className={clsx(textsClass, 'max-md:col-span-full md:col-start-3 md:col-end-5')}>
            <p className="digits">{bandPeople(result.agreed)}</p>
            {isCounted && <Included included={result.answers} survey={survey} />}
          </div>
        </>
      )
    case 'shown':
      return (
        <>
          <Value>{t('average.of', { average: locale.tenth.format(result.average) })}</Value>
          <div className={textsClass}>
            <ChangeMark change={result.change} />
            {isCounted && <Included included={result.answers} survey={survey} />}
          </div>
          <Distribution counts={result.distribution} />
          {(['low', 'high'] as const).map(
            (band) =>
              result.agreed[band] > 0 && (
                <p
                  key={band}
                  className="col-span-full mt-0.5 text-sm text-pretty text-ink-soft md:col-start-2"
                >
                  {t(`agreed.${band}`, { count: result.agreed[band] })}
                </p>
              ),
          )}
        </>
      )
  }
}

function Value({ children }: { children: ReactNode }) {
  return (
    <p className="font-display text-lg font-semibold tracking-tight whitespace-nowrap digits max-md:text-end">
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

/** The columns of the chart above; in a narrow window the title and the value stand above the rest. */
const rowClass =
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 md:grid-cols-[11rem_7rem_minmax(0,1fr)_auto] md:items-center'
const textsClass = 'flex min-w-0 flex-col text-sm text-ink-soft max-md:self-start'
