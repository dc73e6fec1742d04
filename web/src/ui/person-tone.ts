/** The number of colours for people: `data-person` on an element, from 1 to this. */
export const PERSON_TONES = 12

/** The colours of people who are shown side by side, by their seeds; they stay as long as the page. */
const kept = new Map<string, number>()
const listeners = new Set<() => void>()

/** The colour of a person, always the same for the same seed, unless a page gave them another one. */
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

/**
 * Gives the people of a page colours that follow from their seeds alone: all pages with the same people show each in the
 * same colour, whenever a page was opened (PRESENCE-12). The people of `row` stand side by side, in that order, and come
 * first where there are too few colours. Where two people have the same colour of their own, the known one keeps it.
 */
export function shareTones(
  row: readonly string[],
  others: readonly string[],
  isKnown: (seed: string) => boolean = () => true,
): void {
  if (kept.size > PEOPLE_MAX) kept.clear()
  const side = [...new Set(row)]
  const all = [...new Set([...side, ...others])]
  const distinct: Distinct = (seeds, have = NONE) =>
    distinctTones(seeds, distinctTones(seeds.filter(isKnown), have))
  const tones = all.length <= PERSON_TONES ? distinct(all) : tonesOfMany(side, all, distinct)
  keepTones(tones)
}

/** Gives people these colours, by their seeds, wherever the page shows them. */
export function keepTones(tones: ReadonlyMap<string, number>): void {
  let hasChanged = false
  for (const [seed, tone] of tones) {
    if (kept.get(seed) === tone) continue
    kept.set(seed, tone)
    hasChanged = true
  }
  if (hasChanged) for (const listener of listeners) listener()
}

type Tones = ReadonlyMap<string, number>
type Distinct = (seeds: readonly string[], have?: Tones) => Tones
const NONE: Tones = new Map()

/** More people than colours: of those side by side no two among twelve neighbours share one. */
function tonesOfMany(side: readonly string[], all: readonly string[], distinct: Distinct): Tones {
  if (side.length <= PERSON_TONES) {
    const tones = distinct(all, distinct(side))
    return new Map(all.map((seed) => [seed, tones.get(seed) ?? ownTone(seed)]))
  }
  const tones = new Map<string, number>()
  const last: number[] = []
  for (const seed of side) {
    let tone = ownTone(seed)
    while (last.slice(1 - PERSON_TONES).includes(tone)) tone = (tone % PERSON_TONES) + 1
    last.push(tone)
    tones.set(seed, tone)
  }
  for (const seed of all) if (!tones.has(seed)) tones.set(seed, ownTone(seed))
  return tones
}

/** Different colours for as many people as there are colours: those they have, else their own or the next free one. */
function distinctTones(seeds: readonly string[], have: Tones = kept): Tones {
  const tones = new Map<string, number>()
  for (const seed of seeds) {
    const tone = have.get(seed)
    if (tone !== undefined) tones.set(seed, tone)
  }
  const taken = new Set(tones.values())
  const give = (seed: string, tone: number) => {
    taken.add(tone)
    tones.set(seed, tone)
  }
  const others = seeds.toSorted().filter((seed) => !tones.has(seed))
  // A person whose own colour is free is never moved by one whose own colour is not.
  for (const seed of others) if (!taken.has(ownTone(seed))) give(seed, ownTone(seed))
  for (const seed of others) {
    if (tones.has(seed) || taken.size === PERSON_TONES) continue
    let tone = ownTone(seed)
    while (taken.has(tone)) tone = (tone % PERSON_TONES) + 1
    give(seed, tone)
  }
  return tones
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
 * A colour for each person of a list. Up to twelve people have different ones, whatever their order, so that the people
 * of a team have the same on all pages; in longer lists neighbours differ: each has their own, or the next one that is
 * free where a person just before them has it.
 */
export function personTones(seeds: readonly string[]): readonly number[] {
  if (seeds.length <= PERSON_TONES) {
    const distinct = distinctTones(seeds)
    return seeds.map((seed) => distinct.get(seed) ?? personTone(seed))
  }
  const tones: number[] = []
  for (const seed of seeds) {
    const taken = new Set(tones.slice(-NEIGHBOURS))
    let tone = personTone(seed)
    while (taken.has(tone)) tone = 1 + (tone % PERSON_TONES)
    tones.push(tone)
  }
  return tones
}
