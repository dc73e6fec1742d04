import type { Theme } from '../themes.ts'

/** Where people live, seasons, and patterns. */
export const PLACE_THEMES: readonly Theme[] = []
