/** One of the five column hues; `data-hue` on an element gives its colours to everything inside. */
export type Hue = 1 | 2 | 3 | 4 | 5

/** The ground of a large card in its hue. */
export const hueGround = 'bg-hue-ground'
