import { clsx } from 'clsx'
import { locale } from '../../../lib/locale.ts'
import { BAND_COLOURS, BandSquare } from './band-squares.tsx'
import { bandsOf } from './lowest-first.ts'
import { t } from './messages.ts'

type Agreed = Parameters<typeof bandsOf>[0]

const VALUES = [1, 2, 3, 4, 5]

export interface AverageScaleProps {
  average: number
  className?: string
}

/** An average as a dot on the scale from 1 to 5. */
export function AverageScale({ average, className }: AverageScaleProps) {
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
      <Average rating={average} />
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
function Average({ rating }: { rating: number }) {
  return (
    <span
      style={{ insetInlineStart: placeOf(rating) }}
      className="absolute top-1/2 -ms-2 size-4 -translate-y-1/2 rounded-full bg-accent ring-2 ring-surface"
    />
  )
}

export interface CountsOfBandsProps {
  agreed: Agreed
  /** Names the ratings of a band in place of low and high. */
  hasRatings?: boolean
  className?: string
}

/**
 * The people of each band in words, among averages: no place and no length in a row without a scale can be read as a
 * rating on the scales beside it (PULSE-59).
 */
export function CountsOfBands({ agreed, hasRatings = false, className }: CountsOfBandsProps) {
  return (
    <p className={clsx('flex flex-wrap gap-x-4 text-sm text-ink-soft', className)}>
      {bandsOf(agreed).map(({ kind, people }) => (
        <span key={kind} className="flex items-center gap-1.5 whitespace-nowrap digits">
          <BandSquare band={kind} />
          {t(hasRatings ? `band.of.${kind}` : `band.people.${kind}`, { count: people })}
        </span>
      ))}
    </p>
  )
}

export interface PeopleInBandsProps {
  agreed: Agreed
  most: number
  className?: string
}

/**
 * The people of each band as lengths, low before high, in a chart without averages: no scale of ratings is needed there,
 * on which a band is as long for 4 people as for 9. The topic with the most people is as wide as the chart.
 */
export function PeopleInBands({ agreed, most, className }: PeopleInBandsProps) {
  const part = (agreed.low + agreed.high) / most
  return (
    <div className={clsx('relative h-4', className)}>
      <div
        style={{ width: `${part * 100}%` }}
        className="absolute -inset-y-0.5 inset-s-0 flex min-w-fit gap-0.5"
      >
        {bandsOf(agreed).map(({ kind, people }) => (
          <span
            key={kind}
            style={{ flexGrow: people }}
            className={clsx(bandClass, 'min-w-fit basis-0', BAND_COLOURS[kind])}
          >
            {t(`band.people.${kind}`, { count: people })}
          </span>
        ))}
      </div>
    </div>
  )
}

const bandClass =
  'flex items-center justify-center rounded-full px-2 text-xs font-medium whitespace-nowrap text-ink digits'

const tickClass = 'absolute top-1/2 -ms-px h-2 -translate-y-1/2 rounded-full bg-line-strong'

/** Nothing for a tick within 12 px of the middle of the dot, whose ring would cut it; else 2 px. */
function tickWidth(distance: number): string {
  return `clamp(0px, (${distance / (VALUES.length - 1)} * 100cqw - 12px) * 100, 2px)`
}

/** Where a rating stands on the scale from 1 to 5. */
function placeOf(rating: number): string {
  return `${((rating - 1) / (VALUES.length - 1)) * 100}%`
}
