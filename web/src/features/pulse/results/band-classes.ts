/** The ground of each band, the same wherever a band is drawn (PULSE-93). */
export const bandColour = { low: 'bg-band-low', high: 'bg-band-high' } as const

/** Stripes over the colour of a band: the exact ratings of its people are open (PULSE-94). */
export const HATCHED =
  'bg-[repeating-linear-gradient(135deg,transparent_0_4px,color-mix(in_oklab,var(--color-surface)_55%,transparent)_4px_7px)]'
