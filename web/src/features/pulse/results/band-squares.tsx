import { clsx } from 'clsx'

/** The colours that averages in the middle of the ratings of a band have: 1.5, and 4, not the best (PULSE-91). */
export const BAND_COLOURS = { low: 'bg-heat-1', high: 'bg-heat-4' } as const
/** A small square is stronger than a ground of text. */
const MARKS = { low: 'bg-band-low-mark', high: 'bg-band-high-mark' } as const

/** Stripes over a paler colour of bars, where figures stand beside a band (PULSE-88). */
export const HATCHED =
  'bg-hatched bg-[repeating-linear-gradient(135deg,transparent_0_3px,color-mix(in_oklab,var(--color-surface)_50%,transparent)_3px_6px)]'
type Band = keyof typeof BAND_COLOURS

/** The colour of a band, the same wherever a band stands (PULSE-59). */
export function BandSquare({ band }: { band: Band }) {
  return <span aria-hidden="true" className={clsx('size-2.5 shrink-0 rounded-[2px]', MARKS[band])} />
}
