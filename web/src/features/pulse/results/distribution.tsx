import { RATINGS } from '@retropulse/domain/pulse/rating'
import { clsx } from 'clsx'
import { HATCHED } from './band-squares.tsx'
import { barHeights } from './bar-heights.ts'
import { t } from './messages.ts'

export interface DistributionProps {
  counts: readonly number[]
  /** The people of each band beside the average. */
  agreed: Parameters<typeof barHeights>[1]
  /** The people of the highest bar of all topics (PULSE-90). */
  most: number
}

/**
 * How many people gave each rating, from 1 to 5, as a small bar each, and above them the people of a band as one hatched
 * bar over all its ratings (PULSE-88); screen readers get the numbers.
 */
export function Distribution({ counts, agreed, most }: DistributionProps) {
  const { bars, bands } = barHeights(counts, agreed, most)
  return (
    <ul
      aria-label={t('distribution')}
      className="grid grid-cols-[repeat(5,1.5rem)] gap-x-1 sm:grid-cols-[repeat(5,2.75rem)] sm:gap-x-1.5"
    >
      {RATINGS.map((value, at) => {
        const count = counts[at] ?? 0
        return (
          <li
            key={value}
            style={{ gridColumn: value }}
            className="row-start-1 flex flex-col items-center self-end text-xs"
          >
            <span className="sr-only">{t('distribution.row', { value, count })}</span>
            <span
              aria-hidden="true"
              className={clsx('digits', count === 0 ? 'text-ink-faint' : 'font-medium')}
            >
              {count}
            </span>
            <span
              aria-hidden="true"
              style={{ height: `${bars[at]}rem` }}
              className={clsx(
                'w-full shrink-0 rounded-t-[3px]',
                count === 0 ? 'bg-line-strong' : 'bg-accent',
              )}
            />
            <span aria-hidden="true" className="mt-0.5 text-ink-soft digits">
              {value}
            </span>
          </li>
        )
      })}
      {bands.map(({ kind, people, height, above }) => (
        <li
          key={kind}
          style={{ height: `${height}rem`, marginBottom: `${above + AROUND_BARS}rem` }}
          className={clsx('row-start-1 self-end rounded-[3px] text-xs', bandClass[kind], HATCHED)}
        >
          <span className="sr-only">{t(`agreed.${kind}`, { count: people })}</span>
          <span aria-hidden="true" className="flex h-full items-center justify-center font-medium digits">
            {t('agreed.count', { count: people })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The heights of the number above a bar and of the rating below it, and the room around them, in rem. */
const AROUND_BARS = 2.25

const bandClass = { low: 'col-span-2 col-start-1', high: 'col-span-3 col-start-3' } as const
