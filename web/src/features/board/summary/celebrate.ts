import { type MoodTone, toneOf } from '@retropulse/domain/board/mood'

/** board.md §9: which emoji fall depends on the score. */
const CONFETTI: Readonly<Record<MoodTone, readonly string[]>> = {
  high: ['🎉', '🥳', '⭐', '💛'],
  middle: ['🙂', '👍', '✨'],
  low: ['💙', '🤗', '☔'],
}

/** Milliseconds of confetti (board.md §9). */
const REWARD_MS = 1000

/** The emoji that fall for a score; those of the best mood where none is known. */
export function confettiFor(moodScore: number | null): readonly string[] {
  return CONFETTI[moodScore === null ? 'high' : toneOf(moodScore)]
}

/** Throws confetti to suit the mood; of a retro without a known mood, the best. Nothing for people who want no motion. */
export async function celebrate(moodScore: number | null): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { default: confetti } = await import('canvas-confetti')
  const canvas = document.createElement('canvas')
  canvas.className = 'pointer-events-none fixed inset-0 z-(--z-toast) size-full'
  canvas.setAttribute('aria-hidden', 'true')
  document.body.append(canvas)
  // Without a worker, which would be a script from nowhere to the page's security policy.
  const fire = confetti.create(canvas, { resize: true, useWorker: false })
  const shapes = confettiFor(moodScore).map((text) => confetti.shapeFromText({ text, scalar: SIZE }))
  const look = { shapes, scalar: SIZE, particleCount: 28, spread: 75, flat: true, ticks: 90 }
  setTimeout(() => void fire({ ...look, origin: { x: 0.8, y: 0.55 }, angle: 110 }), REWARD_MS / 4)
  await fire({ ...look, origin: { x: 0.2, y: 0.55 }, angle: 70 })
  setTimeout(() => canvas.remove(), REWARD_MS)
}

const SIZE = 2.2
