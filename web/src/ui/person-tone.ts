/** The number of colours for people: `data-person` on an element, from 1 to this. */
export const PERSON_TONES = 12

/** The colour of a person, always the same for the same seed. */
export function personTone(seed: string): number {
  let hash = 0
  for (const character of seed) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0
  // The last digits of similar seeds, such as numbered ones, are in sequence: mix the whole number.
  return 1 + ((Math.imul(hash, 0x9e3779b1) >>> 16) % PERSON_TONES)
}

/** People of a list before a person, whose colours differ from theirs. */
const NEIGHBOURS = 4

/**
 * A colour for each person of a list in which neighbours differ: their own, as everywhere, or the next one that is free
 * where a person just before them has it.
 */
export function personTones(seeds: readonly string[]): readonly number[] {
  const tones: number[] = []
  for (const seed of seeds) {
    const taken = new Set(tones.slice(-NEIGHBOURS))
    let tone = personTone(seed)
    while (taken.has(tone)) tone = 1 + (tone % PERSON_TONES)
    tones.push(tone)
  }
  return tones
}
