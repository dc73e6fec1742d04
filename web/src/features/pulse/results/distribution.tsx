import { RATINGS } from '@retropulse/domain/pulse/rating'
import { clsx } from 'clsx'
import { t } from './messages.ts'

/** How many people gave each rating, from 1 to 5, as a small bar each; screen readers get the numbers. */
export function Distribution({ counts }: { counts: readonly number[] }) {
  const most = Math.max(...counts, 1)
  return (
    <ul aria-label={t('distribution')} className="flex items-end gap-1 max-md:order-2">
      {RATINGS.map((value) => {
        const count = counts[value - 1] ?? 0
        return (
          <li key={value} className="flex w-6 flex-col items-center text-xs">
            <span className="sr-only">{t('distribution.row', { value, count })}</span>
            <span
              aria-hidden="true"
              className={clsx('digits', count === 0 ? 'text-ink-faint' : 'font-medium')}
            >
              {count}
            </span>
            <span
              aria-hidden="true"
              style={{ height: `${Math.max(count / most, SLIVER) * BAR}rem` }}
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
    </ul>
  )
}

/** The height of the highest bar, in rem. */
const BAR = 2.25
/** The part of that height that a rating without people has, so that the scale stays readable. */
const SLIVER = 0.05
