import type { ComparedResult } from '@retropulse/contract/pulse-survey'
import type { TopicResult } from '@retropulse/domain/pulse/results'
import { clsx } from 'clsx'
import { ChartFigure } from '../../../ui/chart-figure.tsx'
import { bandsOf, lowestFirst, mostPeople } from './lowest-first.ts'
import { t } from './messages.ts'
import { changeText, shortResult } from './result-texts.ts'

export interface AveragesChartProps {
  /** What the results are about, for the names of saved files. */
  about: string
  topics: readonly { readonly id: string; readonly icon: string; readonly title: string }[]
  /** In the order of the topics; those of an organisation are compared with nothing. */
  results: readonly (ComparedResult | TopicResult)[]
  /** What the averages are of. */
  text?: string
  /** The word for a topic in place of that of its result; null: that of its result. */
  wordFor?: (topicId: string) => string | null
  /** What a result leaves out, beside it; null: nothing. */
  noteFor?: (topicId: string) => string | null
}

const VALUES = [1, 2, 3, 4, 5]

/** The averages and bands of all topics, the lowest first; topics without one follow, and say why. */
export function AveragesChart(props: AveragesChartProps) {
  const { about, topics, results, text = t('chart.text'), wordFor = () => null, noteFor = () => null } = props
  const rows = lowestFirst(topics, results)
  const isCompared = rows.some(({ result }) => 'change' in result)
  const hasAny = rows.some(({ average }) => average !== null)
  const hasBands = rows.some(({ result }) => result.state === 'band')
  const most = mostPeople(rows)
  return (
    <ChartFigure
      about={about}
      title={t(hasAny ? 'chart.title' : 'chart.title.bands')}
      summary={summaryOf({ hasAny, hasBands }, text)}
      savesTable
      data={{
        columns: [
          t('topic'),
          t('average'),
          ...(isCompared ? [t('change')] : []),
          t('answers'),
          ...VALUES.map((value) => t('rating.column', { value })),
        ],
        rows: rows.map(({ topic, result }) => [
          topic.title,
          wordFor(topic.id) ?? shortResult(result),
          ...(isCompared ? [changeIn(result)] : []),
          'answers' in result ? String(result.answers) : t('none'),
          ...VALUES.map((_, at) => (result.state === 'shown' ? String(result.distribution[at]) : t('none'))),
        ]),
      }}
    >
      <ul className="flex flex-col gap-4 sm:gap-2.5">
        {rows.map(({ topic, result, average }) => (
          <li key={topic.id} className={rowClass}>
            <span dir="auto" className="min-w-0 wrap-anywhere text-ink-soft">
              <span className="emoji-edge">{topic.icon}</span> {topic.title}
            </span>
            {result.state !== 'band' ? (
              <div aria-hidden="true" className={clsx(scaleClass, 'mx-2')}>
                <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-fill" />
                {VALUES.map((value) => (
                  <span key={value} style={{ insetInlineStart: placeOf(value) }} className={tickClass} />
                ))}
                {average !== null && <Average rating={average} />}
              </div>
            ) : hasAny ? (
              <CountsOfBands agreed={result.agreed} />
            ) : (
              <PeopleInBands agreed={result.agreed} most={most} />
            )}
            <span className="shrink-0 text-end font-medium text-ink digits">
              <span className="me-2 text-xs font-normal text-ink-soft">{noteFor(topic.id)}</span>
              {wordFor(topic.id) ?? shortResult(result)}
            </span>
          </li>
        ))}
      </ul>
      {(hasAny || !hasBands) && <ScaleEnds />}
    </ChartFigure>
  )
}

/** What the chart shows, and once for all bands why they stand in place of averages (PULSE-59). */
function summaryOf({ hasAny, hasBands }: Record<'hasAny' | 'hasBands', boolean>, text: string): string {
  if (!hasAny) return t(hasBands ? 'chart.bands' : 'chart.none')
  return hasBands ? `${text} ${t('chart.someBands')}` : text
}

/** The words of the ends of the scale, which begins at 1: the ticks above it are the ratings. */
function ScaleEnds() {
  return (
    <div aria-hidden="true" className={clsx(rowClass, 'mt-2')}>
      <p className="col-span-full flex justify-between gap-4 text-xs text-ink-soft sm:col-span-1 sm:col-start-2">
        <span>{t('chart.low')}</span>
        <span>{t('chart.high')}</span>
      </p>
    </div>
  )
}

/** An average is a place on the scale: a bar from its start would make 2 look twice as much as 1. */
function Average({ rating }: { rating: number }) {
  return (
    <span
      style={{ insetInlineStart: placeOf(rating) }}
      className="absolute top-1/2 -ms-2 size-4 -translate-y-1/2 rounded-full bg-accent ring-2 ring-surface"
    />
  )
}

/**
 * The people of each band in words, among averages: no place and no length in a row without a scale can be read as a
 * rating on the scales beside it (PULSE-59).
 */
function CountsOfBands({ agreed }: { agreed: Parameters<typeof bandsOf>[0] }) {
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap gap-x-4 text-ink-soft max-sm:order-last max-sm:col-span-full"
    >
      {bandsOf(agreed).map(({ kind, people }) => (
        <span key={kind} className="flex items-center gap-1.5 whitespace-nowrap digits">
          <span className={clsx('size-2.5', BANDS[kind])} />
          {t(`band.people.${kind}`, { count: people })}
        </span>
      ))}
    </p>
  )
}

/**
 * The people of each band as lengths, low before high, in a chart without averages: no scale of ratings is needed there,
 * on which a band is as long for 4 people as for 9. The topic with the most people is as wide as the chart.
 */
function PeopleInBands({ agreed, most }: { agreed: Parameters<typeof bandsOf>[0]; most: number }) {
  const part = (agreed.low + agreed.high) / most
  return (
    <div aria-hidden="true" className={scaleClass}>
      <div
        style={{ width: `${part * 100}%` }}
        className="absolute -inset-y-0.5 inset-s-0 flex min-w-fit gap-0.5"
      >
        {bandsOf(agreed).map(({ kind, people }) => (
          <span
            key={kind}
            style={{ flexGrow: people }}
            className={clsx(bandClass, 'min-w-fit basis-0', BANDS[kind])}
          >
            {t(`band.people.${kind}`, { count: people })}
          </span>
        ))}
      </div>
    </div>
  )
}

const bandClass =
  'flex items-center justify-center rounded-full px-2 text-xs font-medium whitespace-nowrap digits'

/** Low is what needs help. As in the heat map, since the quiet grounds hardly lift from a dark card. */
const BANDS = {
  low: 'bg-heat-1 text-ink',
  high: 'bg-band-high text-ink',
} as const

/** A topic with its scale and its result beside it; on a phone the scale is below them. */
const rowClass =
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 text-sm sm:grid-cols-[11rem_minmax(0,1fr)_7.5rem] sm:items-center'

/** The scale begins and ends half a dot within the chart, so that the dot of a 1 or a 5 is whole. */
const scaleClass = 'relative h-4 max-sm:order-last max-sm:col-span-full max-sm:mt-1.5'
const tickClass = 'absolute top-1/2 -ms-px h-2 w-0.5 -translate-y-1/2 rounded-full bg-line-strong'

/** Where a rating stands on the scale from 1 to 5. */
function placeOf(rating: number): string {
  return `${((rating - 1) / (VALUES.length - 1)) * 100}%`
}

type Result = AveragesChartProps['results'][number]

function changeIn(result: Result): string {
  return result.state === 'shown' && 'change' in result ? changeText(result.change) : t('none')
}
