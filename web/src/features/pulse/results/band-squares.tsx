import type { verdictOf } from '@retropulse/domain/pulse/results'
import { clsx } from 'clsx'

/** Low is what needs help. High begins at 3, which as an average is neutral: its colour is not the green of a good one. */
export const BAND_COLOURS = { low: 'bg-heat-1', high: 'bg-band-high' } as const
/** A small square is stronger than a ground of text. */
const MARKS = { low: 'bg-band-low-mark', high: 'bg-band-high-mark' } as const

/** Stripes over the colour of a band, where figures stand beside it (PULSE-88). */
export const HATCHED =
  'bg-[repeating-linear-gradient(135deg,transparent_0_3px,color-mix(in_oklab,var(--color-surface)_50%,transparent)_3px_6px)]'
type Band = keyof typeof BAND_COLOURS

/** The colour of a band, the same wherever a band stands (PULSE-59). */
export function BandSquare({ band }: { band: Band }) {
  return <span aria-hidden="true" className={clsx('size-2.5 shrink-0 rounded-[2px]', MARKS[band])} />
}

/** The colours of the bands that the word of a result speaks of (PULSE-81). */
export function BandSquares({ verdict }: { verdict: ReturnType<typeof verdictOf> }) {
  return BANDS[verdict].map((band) => <BandSquare key={band} band={band} />)
}

const BANDS = {
  low: ['low'],
  'mostly-low': ['low'],
  split: ['low', 'high'],
  'mostly-high': ['high'],
  high: ['high'],
} as const satisfies Record<ReturnType<typeof verdictOf>, readonly Band[]>
