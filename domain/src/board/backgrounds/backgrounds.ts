import { NATURE_THEMES } from './nature.ts'
import { PLACE_THEMES } from './places.ts'

/** A built-in background (BG-6). Its picture is `/backgrounds/{id}.svg`. */
export interface Background {
  readonly id: string
  readonly name: string
  /** Words by which the image search finds it, in lower case (BG-18). */
  readonly tags: readonly string[]
  /** Whether the picture is mostly light or mostly dark. */
  readonly tone: 'light' | 'dark'
}

/** The 44 built-in backgrounds (BG-24). */
export const BACKGROUNDS: readonly Background[] = [...NATURE_THEMES, ...PLACE_THEMES]

/** True for the id of a built-in background. */
export function isBackground(id: string): boolean {
  return BACKGROUNDS.some((theme) => theme.id === id)
}
