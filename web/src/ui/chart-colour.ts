import type { Hue } from './hue.ts'

/** The colour of a mark: the hue of its meaning, the accent where it has none, or quiet. */
export type ChartColour = Hue | 'accent' | 'quiet'

/** The class that fills with a colour; a hue needs `hueOfColour` on the same element. */
export function fillOf(colour: ChartColour): string {
  if (colour === 'accent') return 'bg-accent'
  return colour === 'quiet' ? 'bg-line-strong' : 'note-bar'
}

/** The attribute that an element needs for a hue. */
export function hueOfColour(colour: ChartColour): { 'data-hue'?: Hue } {
  return typeof colour === 'number' ? { 'data-hue': colour } : {}
}
