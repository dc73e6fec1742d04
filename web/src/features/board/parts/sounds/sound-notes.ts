import type { Sound } from './sound-of-change.ts'

/** A tone: hertz, and when it begins and how long it fades, in seconds. */
export interface Tone {
  readonly hertz: number
  readonly at: number
  readonly fade: number
}

/** The loudest that a tone becomes, of 1. */
export const LOUDNESS = 0.1

/** Soft tones of one scale, D major, so that no two sounds clash: rising where something begins, falling at an end. */
export const SOUND_NOTES: Readonly<Record<Sound, readonly Tone[]>> = {
  almostUp: [
    { hertz: 880, at: 0, fade: 0.5 },
    { hertz: 880, at: 0.22, fade: 0.7 },
  ],
  timeUp: [
    { hertz: 880, at: 0, fade: 0.6 },
    { hertz: 739.99, at: 0.2, fade: 0.6 },
    { hertz: 587.33, at: 0.4, fade: 1.1 },
  ],
  voteBegins: [
    { hertz: 587.33, at: 0, fade: 0.5 },
    { hertz: 880, at: 0.16, fade: 0.8 },
  ],
  reveal: [
    { hertz: 587.33, at: 0, fade: 0.5 },
    { hertz: 739.99, at: 0.11, fade: 0.6 },
    { hertz: 880, at: 0.22, fade: 0.7 },
    { hertz: 1174.66, at: 0.33, fade: 1 },
  ],
  retroEnds: [
    { hertz: 440, at: 0, fade: 1.2 },
    { hertz: 587.33, at: 0.18, fade: 1.2 },
    { hertz: 739.99, at: 0.36, fade: 1.2 },
    { hertz: 587.33, at: 0.6, fade: 1.2 },
  ],
}

/** How long a sound lasts, in milliseconds. */
export function lengthOf(sound: Sound): number {
  return Math.max(...SOUND_NOTES[sound].map(({ at, fade }) => at + fade)) * 1000
}
