import type { Background } from './background.ts'
import { NATURE_THEMES } from './nature.ts'
import { PLACE_THEMES } from './places.ts'

/** The 45 built-in backgrounds (BG-24). */
export const BACKGROUNDS: readonly Background[] = [...NATURE_THEMES, ...PLACE_THEMES]

/** True for the id of a built-in background. */
export function isBackground(id: string): boolean {
  return BACKGROUNDS.some((theme) => theme.id === id)
}
