import type { Background } from './background.ts'
import { NATURE_THEMES } from './nature.ts'
import { PLACE_THEMES } from './places.ts'

/** The 44 built-in backgrounds (BG-24). */
export const BACKGROUNDS: readonly Background[] = [...NATURE_THEMES, ...PLACE_THEMES]

/** Ids of backgrounds that are no longer offered; boards that have one keep it, and its picture stays. */
export const FORMER_BACKGROUNDS: readonly string[] = ['indigo-ikat', 'night-train']

/** True for the id of a background that a board may have. */
export function isBackground(id: string): boolean {
  return FORMER_BACKGROUNDS.includes(id) || BACKGROUNDS.some((theme) => theme.id === id)
}
