import { RATINGS } from '@retropulse/domain/pulse/rating'
import { clsx } from 'clsx'
import { bandColour, HATCHED } from './band-classes.ts'
import { barHeights, ROOM_OF_BARS, type TopicBars } from './bar-heights.ts'
import { bandsOf } from './lowest-first.ts'
import { t } from './messages.ts'

export interface DistributionProps {
  topic: TopicBars
  /** The people of the highest bar of all topics: the scale of the list (PULSE-90). */
  most: number
}

/**
 * How many people gave each rating, from 1 to 5, as a small bar each. The people of a band are one hatched bar on a
 * bracket over all its ratings where a topic has no average (PULSE-93), and beside an average a hatched line below these
 * ratings (PULSE-88). Screen readers get the numbers.
 */
export function Distribution({ topic, most }: DistributionProps) {
  const { counts, agreed } = topic
  const { bars, bands } = barHeights(topic, most)
  return (
    <ul
      aria-label={t('distribution')}
      style={{ gridTemplateRows: `minmax(${ROOM_OF_BARS + RATING}rem, auto)` }}
      className="grid grid-cols-[repeat(5,1.5rem)] gap-x-(--gap) text-xs [--gap:--spacing(1)] max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 sm:grid-cols-[repeat(5,2.75rem)] sm:[--gap:--spacing(1.5)] md:col-start-2 md:row-start-1 md:grid-cols-[repeat(5,minmax(0,1fr))]"
    >
      {RATINGS.map((value, at) => (
        <li
          key={value}
          style={{ gridColumn: value }}
          className="row-start-1 flex flex-col items-center self-end"
        >
          <RatingBar value={value} count={counts?.[at] ?? 0} height={bars[at] ?? null} />
          <span aria-hidden="true" className="mt-1.5 text-ink-soft digits">
            {value}
          </span>
        </li>
      ))}
      {bands.map(({ kind, people, height }) => (
        <li
          key={kind}
          style={{ marginBottom: `${RATING - BRACKET}rem` }}
          className={clsx('row-start-1 flex flex-col items-center self-end', bandClass[kind])}
        >
          <span className="sr-only">{t(`band.of.${kind}`, { count: people })}</span>
          <span aria-hidden="true" className="font-medium digits">
            {people}
          </span>
          <span
            aria-hidden="true"
            style={{ height: `${height}rem` }}
            className={clsx('shrink-0 rounded-t-[3px]', barWidth[kind], HATCHED, bandColour[kind])}
          />
          <span
            aria-hidden="true"
            style={{ height: `${BRACKET}rem` }}
            className={clsx('w-full rounded-t-[2px] border-x-2 border-t-2', bracketColour[kind])}
          />
        </li>
      ))}
      {counts !== null &&
        bandsOf(agreed).map(({ kind, people }) => <AgreedLine key={kind} kind={kind} people={people} />)}
    </ul>
  )
}

/** The bar of a rating with its number; nothing where its people are all in a band. */
function RatingBar({ value, count, height }: { value: number; count: number; height: number | null }) {
  if (height === null) return null
  return (
    <>
      <span className="sr-only">{t('distribution.row', { value, count })}</span>
      <span aria-hidden="true" className={clsx('digits', count === 0 ? 'text-ink-faint' : 'font-medium')}>
        {count}
      </span>
      <span
        aria-hidden="true"
        style={{ height: `${height}rem` }}
        className={clsx('w-full shrink-0 rounded-t-[3px]', count === 0 ? 'bg-line-strong' : 'bg-accent')}
      />
    </>
  )
}

type Kind = keyof typeof bandClass

/** The people of a band beside an average: a line under the ratings of the band, with their number below it. */
function AgreedLine({ kind, people }: { kind: Kind; people: number }) {
  return (
    <li className={clsx('row-start-2 mt-0.5 flex flex-col text-center', bandClass[kind])}>
      <span className="sr-only">{t(`agreed.${kind}`, { count: people })}</span>
      <span aria-hidden="true" className={clsx('h-2 rounded-b-[3px]', HATCHED, bandColour[kind])} />
      <span aria-hidden="true" className="font-medium digits">
        {t('agreed.count', { count: people })}
      </span>
    </li>
  )
}

/** The height of the rating below a bar, with the room between them, in rem. */
const RATING = 1.375
/** The height of the bracket below the bar of a band, within that room, in rem. */
const BRACKET = 0.375

const bandClass = { low: 'col-span-2 col-start-1', high: 'col-span-3 col-start-3' } as const
/** As wide as the bar of one rating, so that its area says its people too: two gaps and three columns, or one and two. */
const barWidth = {
  low: 'w-[calc((100%-var(--gap))/2)]',
  high: 'w-[calc((100%-2*var(--gap))/3)]',
} as const
const bracketColour = { low: 'border-band-low', high: 'border-band-high' } as const
