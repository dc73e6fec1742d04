import { NATURE_THEMES } from './themes/nature.ts'
import { PLACE_THEMES } from './themes/places.ts'

/** A built-in background (board.md §3: theme, the id of one). Its picture is `/backgrounds/{id}.svg`. */
export interface Theme {
  readonly id: string
  readonly name: string
  /** Words that a search finds it by, in lower case (D24). */
  readonly tags: readonly string[]
  /** Whether the picture is mostly light or mostly dark. */
  readonly tone: 'light' | 'dark'
}

/** The 44 built-in backgrounds (board.md §9, D24). */
export const THEMES: readonly Theme[] = [...NATURE_THEMES, ...PLACE_THEMES]

/** True for the id of a built-in background. */
export function isTheme(id: string): boolean {
  return THEMES.some((theme) => theme.id === id)
}
