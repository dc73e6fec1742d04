/** The number of colours for people: `data-person` on an element, from 1 to this. */
export const PERSON_TONES = 12

/** The colour of a person, always the same for the same seed. */
export function personTone(seed: string): number {
  let hash = 0
  for (const character of seed) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0
  // The last digits of similar seeds, such as numbered ones, are in sequence: mix the whole number.
  return 1 + ((Math.imul(hash, 0x9e3779b1) >>> 16) % PERSON_TONES)
}

/**
 * A colour for each person of a list. Each has their own, as everywhere, except where a neighbour before them has it: that
 * person has the next colour that neither of the two people before and after them has by their seeds.
 */
export function personTones(seeds: readonly string[]): readonly number[] {
  const own = seeds.map(personTone)
  const tones: number[] = []
  for (const [index, tone] of own.entries()) {
    const isTaken = (wanted: number) => tones.slice(-NEIGHBOURS).includes(wanted)
    const next = own[index + 1]
    let chosen = tone
    while (isTaken(chosen) || (chosen !== tone && chosen === next)) chosen = 1 + (chosen % PERSON_TONES)
    tones.push(chosen)
  }
  return tones
}

/** People before one in a list whose colours differ from theirs. */
const NEIGHBOURS = 2
