import type { Hue } from '../../../ui/hue.ts'

const HUES: readonly Hue[] = [1, 2, 3, 4, 5]

/** The colour of a board's column, by its place. */
export function hueOfColumn(at: number): Hue {
  return HUES[at % HUES.length] ?? 1
}
