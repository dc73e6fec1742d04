import { type MoodTone, toneOf } from '@retropulse/domain/board/mood/mood'

/** The emoji that fall, by the tone of the score (SUMMARY-22). */
const CONFETTI: Readonly<Record<MoodTone, readonly string[]>> = {
  high: ['🎉', '🥳', '⭐', '💛'],
  middle: ['🙂', '👍', '✨'],
  low: ['💙', '🤗', '☔'],
}

/** How many particles fall at once, and how often at most (SUMMARY-20, SUMMARY-21). */
export interface Burst {
  readonly particles: number
  readonly throttleMs: number
}

/** The burst for a score, or for null where the mood is not known. */
export function burstFor(moodScore: number | null): Burst {
  return moodScore === null ? REWARD : MOOD
}

const REWARD: Burst = { particles: 180, throttleMs: 1000 }
const MOOD: Burst = { particles: 200, throttleMs: 3000 }

/** The emoji that fall for a score; without one those of the best mood (SUMMARY-22). */
export function confettiFor(moodScore: number | null): readonly string[] {
  return CONFETTI[moodScore === null ? 'high' : toneOf(moodScore)]
}

/** When confetti fell last, in milliseconds since 1970. */
let firedAt = Number.NEGATIVE_INFINITY

/** Drops confetti that fits the mood; none for users who prefer reduced motion (SUMMARY-21). */
export async function celebrate(moodScore: number | null): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { particles, throttleMs } = burstFor(moodScore)
  const now = Date.now()
  if (now - firedAt < throttleMs) return
  firedAt = now
  const { default: confetti } = await import('canvas-confetti')
  const canvas = document.createElement('canvas')
  canvas.className = 'pointer-events-none fixed inset-0 z-(--z-toast) size-full'
  canvas.setAttribute('aria-hidden', 'true')
  document.body.append(canvas)
  // Without a worker, whose script has no address that the security policy of the page could allow.
  const fire = confetti.create(canvas, { resize: true, useWorker: false })
  const shapes = confettiFor(moodScore).map((text) => confetti.shapeFromText({ text, scalar: SIZE }))
  const look = { shapes, scalar: SIZE, particleCount: particles / 2, spread: 75, flat: true, ticks: TICKS }
  await Promise.all([
    fire({ ...look, origin: { x: 0.2, y: 0.55 }, angle: 70 }),
    fire({ ...look, origin: { x: 0.8, y: 0.55 }, angle: 110 }),
  ])
  canvas.remove()
}

const SIZE = 2.2
/** Frames that a particle lives: 1.5 s on a screen of 60 Hz, the last third of it nearly transparent. */
const TICKS = 90
