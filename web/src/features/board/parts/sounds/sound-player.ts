import { lengthOf, LOUDNESS, SOUND_NOTES, type Tone } from './sound-notes.ts'
import type { Sound } from './sound-of-change.ts'

/** What the player asks of its page. */
export interface SoundPage {
  readonly isHidden: () => boolean
  /** Browsers forbid sound on a page with which the user has not interacted yet. */
  readonly hadGesture: () => boolean
  readonly now: () => number
  readonly sound: (tones: readonly Tone[], lengthMs: number) => void
}

/** Plays one sound at a time; returns whether it is played. A sound during another one is left out (SOUND-5). */
export type PlaySound = (sound: Sound) => boolean

export function createSoundPlayer(page: SoundPage): PlaySound {
  let busyUntil = Number.NEGATIVE_INFINITY
  return (sound) => {
    if (page.isHidden() || !page.hadGesture() || page.now() < busyUntil) return false
    const lengthMs = lengthOf(sound)
    busyUntil = page.now() + lengthMs
    page.sound(SOUND_NOTES[sound], lengthMs)
    return true
  }
}

/** The player of this page. */
export const playSound = createSoundPlayer({
  isHidden: () => document.hidden,
  hadGesture: () => navigator.userActivation.hasBeenActive,
  now: () => performance.now(),
  sound(tones, lengthMs) {
    try {
      const context = new AudioContext()
      for (const tone of tones) synthesise(context, tone)
      setTimeout(() => void context.close(), lengthMs + 200)
    } catch {
      // Every sound stands beside something that is seen: a browser without sound goes without.
    }
  },
})

/** A sine with a soft attack and a long decay, like a small bell. */
function synthesise(context: AudioContext, { hertz, at, fade }: Tone): void {
  const tone = context.createOscillator()
  const loudness = context.createGain()
  const begins = context.currentTime + at
  tone.frequency.value = hertz
  loudness.gain.setValueAtTime(0, begins)
  loudness.gain.linearRampToValueAtTime(LOUDNESS, begins + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.001, begins + fade)
  tone.connect(loudness).connect(context.destination)
  tone.start(begins)
  tone.stop(begins + fade)
}
