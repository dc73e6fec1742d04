import { clsx } from 'clsx'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { t } from './messages.ts'
import { changeText, directionOf } from './result-texts.ts'

/** How an average changed, in words; the arrow and the colour repeat them. What it is compared with stands above all. */
export function ChangeMark({ change }: { change: number | null }) {
  const direction = directionOf(change)
  const Arrow = direction === 'down' ? TrendingDown : TrendingUp
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 text-sm digits',
        direction === null && 'text-ink-soft',
        direction === 'up' && 'font-medium text-ok-ink',
        direction === 'down' && 'font-medium text-danger-ink',
      )}
    >
      {direction !== null && <Arrow aria-hidden="true" className="size-4 shrink-0" />}
      {changeText(change)}
      {direction !== null && <VisuallyHidden> {t('change.since')}</VisuallyHidden>}
    </span>
  )
}
