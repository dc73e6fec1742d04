/** One of the five column hues; `data-hue` on an element gives its colours to everything inside. */
export type Hue = 1 | 2 | 3 | 4 | 5

const hues: readonly Hue[] = [1, 2, 3, 4, 5]

/** The hue of a person, always the same for the same seed. */
export function hueOf(seed: string): Hue {
  let hash = 0
  for (const character of seed) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0
  return hues[hash % hues.length] ?? 1
}
