import { RATINGS } from '@retropulse/domain/pulse/rating'
import { clsx } from 'clsx'
import { t } from './messages.ts'

/** How many people gave each rating, from 1 to 5, as a bar each; screen readers get the numbers. */
export function Distribution({ counts }: { counts: readonly number[] }) {
  const most = Math.max(...counts, 1)
  return (
    <ul aria-label={t('distribution')} className="flex h-24 items-end gap-2">
      {RATINGS.map((value) => {
        const count = counts[value - 1] ?? 0
        return (
          <li key={value} className="flex min-w-0 flex-1 flex-col items-center gap-1 text-xs">
            <span className="sr-only">{t('distribution.row', { value, count })}</span>
            <span
              aria-hidden="true"
              className={clsx('digits', count === 0 ? 'text-ink-faint' : 'font-medium')}
            >
              {count}
            </span>
            <span aria-hidden="true" className="flex h-12 w-full items-end">
              <span
                style={{ height: `${Math.max((count / most) * 100, SLIVER)}%` }}
                className={clsx('w-full rounded-t-sm', count === 0 ? 'bg-line-strong' : 'bg-accent')}
              />
            </span>
            <span aria-hidden="true" className="text-ink-soft digits">
              {value}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Percent of the height that a rating without people has, so that the scale stays readable. */
const SLIVER = 4
