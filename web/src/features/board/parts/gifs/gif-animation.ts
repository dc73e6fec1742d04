import type { SharedGif } from '@retropulse/domain/board/gifs/gif'

/** How long a GIF is on the screen, in milliseconds (GIF-1). */
export const FLIGHT_MS = 6000
/** GIFs that fly at once (GIF-4); more would make the board unreadable. */
const FLYING_MAX = 12

/** Within so many milliseconds the same picture counts as one sending. */
const SAME_MS = 2000

/**
 * The GIFs that were sent just now, by the server's clock, and did not fly yet (GIF-3). An own GIF is in the list
 * before and after the server has it, and briefly twice: it flies once (GIF-2).
 */
export function freshGifs(
  gifs: readonly SharedGif[],
  flown: readonly SharedGif[],
  now: number,
): readonly SharedGif[] {
  return gifs
    .filter(({ at }) => now - at < FLIGHT_MS)
    .filter((gif) => !flown.some((one) => isSameSending(one, gif)))
    .filter((gif, place, all) => all.findIndex((one) => isSameSending(one, gif)) === place)
    .slice(-FLYING_MAX)
}

/**
 * The path of the n-th GIF: upwards, swaying, each from another place, so that they do not cover each other. With
 * reduced motion it stands still, fades in and fades out (GIF-5).
 */
export function flightOf(n: number, isCalm: boolean): Keyframe[] {
  const left = `${8 + ((n * 37) % 68)}vw`
  if (isCalm) {
    // At three heights, so that those that were sent together do not cover each other.
    const still = { insetInlineStart: left, transform: `translateY(-${18 + (n % 3) * 20}vh)` }
    return [
      { ...still, opacity: 0 },
      { ...still, opacity: 1, offset: 0.1 },
      { ...still, opacity: 1, offset: 0.9 },
      { ...still, opacity: 0 },
    ]
  }
  const sway = n % 2 === 0 ? 4 : -4
  const step = (up: number, x: number, turn: number, opacity: number, offset: number): Keyframe => ({
    insetInlineStart: left,
    transform: `translate(${x}vw, ${-up}vh) rotate(${turn}deg)`,
    opacity,
    offset,
  })
  return [
    step(-20, 0, -sway, 0, 0),
    step(10, sway, sway, 1, 0.15),
    step(40, -sway, -sway, 1, 0.5),
    step(75, sway, sway, 1, 0.85),
    step(100, 0, -sway, 0, 1),
  ]
}

function isSameSending(one: SharedGif, other: SharedGif): boolean {
  return one.id === other.id && Math.abs(one.at - other.at) < SAME_MS
}
