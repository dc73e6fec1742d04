import { RATINGS } from '@retropulse/domain/pulse/rating'
import { clsx } from 'clsx'
import { barHeights, type TopicBars } from './bar-heights.ts'
import { t } from './messages.ts'

export interface DistributionProps {
  topic: TopicBars
  /** The scale of the list: the people of the highest bar of all topics, and the height in rem that all have (PULSE-90). */
  scale: { readonly most: number; readonly room: number }
}

/**
 * How many people gave each rating, from 1 to 5, as a small bar each, and the people of a band as one hatched bar over
 * all its ratings: above their bars (PULSE-88), or in place of them where a topic has no average (PULSE-93). Screen
 * readers get the numbers.
 */
export function Distribution({ topic, scale: { most, room } }: DistributionProps) {
  const { counts } = topic
  const { bars, bands } = barHeights(topic, most)
  return (
    <ul
      aria-label={t('distribution')}
      style={{ minHeight: `${room + RATING}rem` }}
      className="grid grid-cols-[repeat(5,1.5rem)] gap-x-1 text-xs max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 sm:grid-cols-[repeat(5,2.75rem)] sm:gap-x-1.5"
    >
      {RATINGS.map((value, at) => {
        const height = bars[at] ?? null
        const count = counts?.[at] ?? 0
        return (
          <li
            key={value}
            style={{ gridColumn: value }}
            className="row-start-1 flex flex-col items-center self-end"
          >
            {height !== null && (
              <>
                <span className="sr-only">{t('distribution.row', { value, count })}</span>
                <span
                  aria-hidden="true"
                  className={clsx('digits', count === 0 ? 'text-ink-faint' : 'font-medium')}
                >
                  {count}
                </span>
                <span
                  aria-hidden="true"
                  style={{ height: `${height}rem` }}
                  className={clsx(
                    'w-full shrink-0 rounded-t-[3px]',
                    count === 0 ? 'bg-line-strong' : 'bg-accent',
                  )}
                />
              </>
            )}
            <span aria-hidden="true" className="mt-0.5 text-ink-soft digits">
              {value}
            </span>
          </li>
        )
      })}
      {bands.map(({ kind, people, height, below }) => (
        <li
          key={kind}
          style={{ marginBottom: `${below + RATING}rem` }}
          className={clsx('row-start-1 flex flex-col self-end text-center', bandClass[kind])}
        >
          <span className="sr-only">
            {t(`${counts === null ? 'band.of' : 'agreed'}.${kind}`, { count: people })}
          </span>
          <span aria-hidden="true" className="font-medium digits">
            {counts === null ? people : t('agreed.count', { count: people })}
          </span>
          <span
            aria-hidden="true"
            style={{ height: `${height}rem` }}
            className={clsx(
              'shrink-0 rounded-t-[3px]',
              below > 0 && 'rounded-b-[3px]',
              HATCHED,
              colour[kind],
            )}
          />
        </li>
      ))}
    </ul>
  )
}

/** The height of the rating below a bar, with the room between them, in rem. */
const RATING = 1.125

const bandClass = { low: 'col-span-2 col-start-1', high: 'col-span-3 col-start-3' } as const
const colour = { low: 'bg-band-low', high: 'bg-band-high' } as const
/** Stripes of the ground over the colour of a band. */
const HATCHED =
  'bg-[repeating-linear-gradient(135deg,transparent_0_4px,color-mix(in_oklab,var(--color-surface)_55%,transparent)_4px_7px)]'
