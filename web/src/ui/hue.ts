/** One of the five column hues; `data-hue` on an element gives its colours to everything inside. */
export type Hue = 1 | 2 | 3 | 4 | 5

/**
 * The ground of a card in its hue that is larger than a note: in the dark theme with little of that hue, which would be
 * brown or mustard over a large area.
 */
export const hueGround =
  'bg-[light-dark(var(--hue-surface),color-mix(in_oklab,var(--hue-surface)_28%,var(--color-surface)))]'
