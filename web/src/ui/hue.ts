/** One of the five column hues; `data-hue` on an element gives its colours to everything inside. */
export type Hue = 1 | 2 | 3 | 4 | 5

/** The ground of a card in its hue: that of notes, also where it is larger; with less of the hue it would be olive. */
export const hueGround = 'bg-hue'
