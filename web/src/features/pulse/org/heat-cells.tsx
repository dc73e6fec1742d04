import type { ComparedResult } from '@retropulse/contract/pulse-survey'
import { overallAverage, verdictOf } from '@retropulse/domain/pulse/results'
import { clsx } from 'clsx'
import { locale } from '../../../lib/locale.ts'
import { ShortAverageChange } from '../results/average-change.tsx'
import { bandText } from '../results/short-texts.ts'
import { HATCHED, HEAT, isHatched, WORDS } from './heat-colours.ts'
import { t } from './messages.ts'
import { heatOf } from './team-order.ts'

/** A team's result in a topic: an average and its change, the word of its bands, or why there is neither. */
export function ResultCell({ title, result }: { title: string; result: ComparedResult | undefined }) {
  if (result?.state === 'shown')
    return (
      <td className={clsx(cellClass, 'font-semibold', HEAT[heatOf(result.average)])}>
        <TopicName title={title} />
        {locale.tenth.format(result.average)}
        <ShortAverageChange change={result.change} />
      </td>
    )
  if (result?.state === 'band') return <WordCell title={title} agreed={result.agreed} />
  return (
    <td className={clsx(cellClass, QUIET)}>
      <TopicName title={title} />
      <ShortWord kind={result?.state === 'insufficient' ? 'few' : 'none'} />
    </td>
  )
}

type Agreed = Parameters<typeof verdictOf>[0]

function WordCell({ title, agreed }: { title: string; agreed: Agreed }) {
  const verdict = verdictOf(agreed)
  return (
    <td
      className={clsx(
        cellClass,
        'font-semibold whitespace-nowrap',
        WORDS[verdict],
        isHatched(verdict) && [HATCHED, CLEAR_OF_HATCH],
      )}
    >
      <TopicName title={title} />
      {bandText(agreed)}
    </td>
  )
}

/**
 * The mean of a team's topics, and of how many where some have no average (PULSE-100); first, so that no scrolled table
 * hides it; on a phone the line above them.
 */
export function MeanCell({ results }: { results: readonly ComparedResult[] }) {
  const mean = overallAverage(results)
  const averaged = results.filter(({ state }) => state === 'shown').length
  return (
    <td
      className={clsx(
        cellClass,
        'max-sm:col-span-2',
        mean === null ? QUIET : ['font-semibold', HEAT[heatOf(mean)]],
      )}
    >
      <TopicName title={t('mean')} />
      {mean === null ? <ShortWord kind="none" /> : locale.tenth.format(mean)}
      {mean !== null && averaged < results.length && (
        <span className="block text-xs font-normal max-sm:ms-1.5 max-sm:inline">
          {t('mean.some', { averaged, count: results.length })}
        </span>
      )}
    </td>
  )
}

/** What a cell is about, where no column says it. */
function TopicName({ title }: { title: string }) {
  return (
    <span dir="auto" className="mb-0.5 block text-xs font-normal wrap-anywhere whitespace-normal sm:hidden">
      {title}
    </span>
  )
}

function ShortWord({ kind }: { kind: 'few' | 'none' }) {
  return (
    <>
      <span aria-hidden="true">{t(`cell.${kind}`)}</span>
      <span className="sr-only">{t(`cell.${kind}.text`)}</span>
    </>
  )
}

const cellClass = 'rounded-sm p-2 text-center sm:max-lg:px-1 digits max-sm:text-start'
/** Keeps the longest word, which a cell is as wide as, off the hatched end. */
const CLEAR_OF_HATCH = 'max-sm:pe-5 sm:max-lg:pe-3 lg:px-4.5'
/** Not in the colour of an average: there is none. */
const QUIET = 'border border-dashed border-line-strong text-ink-soft'
