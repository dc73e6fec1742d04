import type { Theme } from '../themes.ts'

/** Land, water and sky. */
export const NATURE_THEMES: readonly Theme[] = []
