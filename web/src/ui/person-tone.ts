/** The number of colours for people: `data-person` on an element, from 1 to this. */
export const PERSON_TONES = 12

/** The colours of people who are shown side by side, by their seeds; they stay as long as the page. */
const kept = new Map<string, number>()
const listeners = new Set<() => void>()

/** The colour of a person, always the same for the same seed, unless `separateTones` gave them another one. */
export function personTone(seed: string): number {
  return kept.get(seed) ?? ownTone(seed)
}

/** Calls back when the colour of a person may have changed. */
export function onTones(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Gives people who are shown side by side different colours: each their own, or the next one that none of the last
 * eleven has (PRESENCE-12). A colour that was given once stays, also while its person is away.
 */
export function separateTones(seeds: readonly string[]): void {
  if (kept.size > PEOPLE_MAX) kept.clear()
  const others = [...new Set(seeds)].filter((seed) => !kept.has(seed))
  if (others.length === 0) return
  const absent = [...kept.keys()].filter((seed) => !seeds.includes(seed))
  const taken = [...absent, ...seeds.filter((seed) => kept.has(seed))].map(personTone)
  for (const seed of others) {
    let tone = ownTone(seed)
    while (taken.slice(1 - PERSON_TONES).includes(tone)) tone = (tone % PERSON_TONES) + 1
    taken.push(tone)
    kept.set(seed, tone)
  }
  for (const listener of listeners) listener()
}

/** People whose colours a page keeps. */
const PEOPLE_MAX = 1000

function ownTone(seed: string): number {
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
