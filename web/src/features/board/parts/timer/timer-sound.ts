import { storedText } from '../../../../lib/stored-text.ts'

/** Whether this device chimes: 'on' or nothing (TIMER-15). */
export const timerSound = storedText('timer-sound')

/** Two soft notes, made by the page, so that nothing is loaded. Silent where the browser does not allow sound. */
export function chime(): void {
  // Browsers forbid sound on a page with which the user has not interacted yet.
  if (timerSound.get() !== 'on' || !navigator.userActivation.hasBeenActive) return
  try {
    const context = new AudioContext()
    play(context, NOTES[0], 0)
    play(context, NOTES[1], 0.18)
    setTimeout(() => void context.close(), 2000)
  } catch {
    // A browser without sound shows the notice all the same.
  }
}

/** Hertz. */
const NOTES = [659.25, 880] as const

function play(context: AudioContext, frequency: number, inSeconds: number): void {
  const tone = context.createOscillator()
  const loudness = context.createGain()
  const begins = context.currentTime + inSeconds
  tone.frequency.value = frequency
  loudness.gain.setValueAtTime(0, begins)
  loudness.gain.linearRampToValueAtTime(0.12, begins + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.001, begins + 1.2)
  tone.connect(loudness).connect(context.destination)
  tone.start(begins)
  tone.stop(begins + 1.3)
}
