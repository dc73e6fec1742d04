import { type MoodTone, toneOf } from '@retropulse/domain/board/mood'

/** board.md §9: which emoji fall depends on the score. */
const CONFETTI: Readonly<Record<MoodTone, readonly string[]>> = {
  high: ['🎉', '🥳', '⭐', '💛'],
  middle: ['🙂', '👍', '✨'],
  low: ['💙', '🤗', '☔'],
}

/** How much confetti there is at once, and how often at most (board.md §9, teams.md §9). */
export interface Burst {
  readonly particles: number
  readonly throttleMs: number
}

/** Confetti for a mood is the larger and rarer one; without a known mood it is the plain reward. */
export function burstFor(moodScore: number | null): Burst {
  return moodScore === null ? REWARD : MOOD
}

const REWARD: Burst = { particles: 180, throttleMs: 1000 }
const MOOD: Burst = { particles: 200, throttleMs: 3000 }

/** The emoji that fall for a score; those of the best mood where none is known. */
export function confettiFor(moodScore: number | null): readonly string[] {
  return CONFETTI[moodScore === null ? 'high' : toneOf(moodScore)]
}

/** When confetti was fired last, in milliseconds since 1970. */
let firedAt = Number.NEGATIVE_INFINITY

/** Throws confetti to suit the mood; of a retro without a known mood, the best. Nothing for people who want no motion. */
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
  // Without a worker, which would be a script from nowhere to the page's security policy.
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
/** Frames that a particle lives: a second and a half on a screen of 60 Hz, the last third of it nearly faded. */
const TICKS = 90
