import { clsx } from 'clsx'
import { locale } from '../../../lib/locale.ts'
import { t } from './messages.ts'

const VALUES = [1, 2, 3, 4, 5]

export interface AverageScaleProps {
  average: number
  /** It leaves something out, and is not drawn as certain as the others (PULSE-94). */
  isPartial?: boolean
  className?: string
}

/** An average as a dot on the scale from 1 to 5. */
export function AverageScale({ average, isPartial = false, className }: AverageScaleProps) {
  return (
    <div aria-hidden="true" className={clsx('@container relative mx-2 h-4', className)}>
      <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-fill" />
      {VALUES.map((value) => (
        <span
          key={value}
          style={{ insetInlineStart: placeOf(value), width: tickWidth(Math.abs(value - average)) }}
          className={tickClass}
        />
      ))}
      <Average rating={average} isPartial={isPartial} />
    </div>
  )
}

/** The one axis over all scales of a list: the number of each tick, with the words of the ends above them. */
export function ScaleAxis({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('text-xs text-ink-soft', className)}>
      <p className="flex justify-between gap-4">
        <span>{t('chart.low')}</span>
        <span>{t('chart.high')}</span>
      </p>
      <p className="relative mx-2 h-4 digits">
        {VALUES.map((value) => (
          <span
            key={value}
            style={{ insetInlineStart: placeOf(value) }}
            className="absolute -ms-2 w-4 text-center"
          >
            {locale.number.format(value)}
          </span>
        ))}
      </p>
    </div>
  )
}

/** An average is a place on the scale: a bar from its start would make 2 look twice as much as 1. */
function Average({ rating, isPartial }: { rating: number; isPartial: boolean }) {
  return (
    <span
      style={{ insetInlineStart: placeOf(rating) }}
      className={clsx(
        'absolute top-1/2 -ms-2 size-4 -translate-y-1/2 rounded-full ring-2 ring-surface',
        isPartial ? 'border-3 border-accent bg-surface' : 'bg-accent',
      )}
    />
  )
}

const tickClass = 'absolute top-1/2 -ms-px h-2 -translate-y-1/2 rounded-full bg-line-strong'

/** Nothing for a tick within 12 px of the middle of the dot, whose ring would cut it; else 2 px. */
function tickWidth(distance: number): string {
  return `clamp(0px, (${distance / (VALUES.length - 1)} * 100cqw - 12px) * 100, 2px)`
}

/** Where a rating stands on the scale from 1 to 5. */
function placeOf(rating: number): string {
  return `${((rating - 1) / (VALUES.length - 1)) * 100}%`
}
