import type { InsightLimit } from '@retropulse/contract/insights'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { usePhone } from '../../lib/use-phone.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyLine } from '../../ui/empty-line.tsx'
import { focusSection, SectionHead } from '../../ui/section-head.tsx'
import { recurringTopicsQuery } from './insight-calls.ts'
import { RecurringTopicsSkeleton } from './insights-skeleton.tsx'
import { t } from './messages.ts'
import { RecurringTopicRow } from './recurring-topic-row.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'

/** The number of topics at first, and that on a phone; the others are one press away. */
const FIRST = 6
const FIRST_ON_PHONE = 3
const HEAD = 'themes'

export interface RecurringTopicsProps {
  teamId: string
  range: InsightLimit
  /** The number of retros that were compared. */
  retrosCount: number
}

/** The recurring topics of a team (TOPIC-1, TOPIC-7). */
export function RecurringTopics({ teamId, range, retrosCount }: RecurringTopicsProps) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(recurringTopicsQuery(teamId, range))
  const [showsAll, setShowsAll] = useState(false)
  const isPhone = usePhone()
  const themes = data?.themes ?? []
  const isFinding = data?.themes === null
  const hasNone = data !== undefined && !isFinding && themes.length === 0
  const showAll = () => {
    setShowsAll(true)
    // The press removes the button that has the focus.
    focusSection(HEAD)
  }
  const seen = showsAll ? themes : themes.slice(0, isPhone ? FIRST_ON_PHONE : FIRST)
  return (
    <section aria-labelledby={HEAD} aria-busy={isPlaceholderData} className="flex flex-col gap-5">
      <SectionHead id={HEAD} title={t('themes')} text={hasNone ? undefined : t('themes.text')} />
      {!data && isError && (
        <LoadFailure isCard retry={t('retry')} text={t('themes.unreadable')} onRetry={() => void refetch()} />
      )}
      {(isFinding || (!data && !isError)) && <RecurringTopicsSkeleton />}
      {hasNone && <EmptyLine title={t('themes.none')} />}
      {themes.length > 0 && (
        <ul
          className={clsx(
            'rounded-lg border border-line bg-surface transition-opacity',
            isPlaceholderData && 'opacity-60',
          )}
        >
          {seen.map((theme) => (
            <RecurringTopicRow
              key={theme.notes[0]?.noteId ?? theme.label}
              theme={theme}
              retrosCount={retrosCount}
            />
          ))}
        </ul>
      )}
      {seen.length < themes.length && (
        <div>
          <Button size="sm" onClick={showAll}>
            {t('more', { count: themes.length - seen.length })}
          </Button>
        </div>
      )}
    </section>
  )
}
