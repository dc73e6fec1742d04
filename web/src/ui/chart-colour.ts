import type { Hue } from './hue.ts'

/** What a mark is drawn in: the hue of what it means, the accent where it means no more than its name, or quietly. */
export type ChartColour = Hue | 'accent' | 'quiet'

/** The class that fills with a colour; a hue needs `hueOfColour` on the same element. */
export function fillOf(colour: ChartColour): string {
  if (colour === 'accent') return 'bg-accent'
  return colour === 'quiet' ? 'bg-line-strong' : 'bg-hue-strong'
}

/** The attribute that an element needs for a hue. */
export function hueOfColour(colour: ChartColour): { 'data-hue'?: Hue } {
  return typeof colour === 'number' ? { 'data-hue': colour } : {}
}
