import { NAME_MAX } from '../board/limits.ts'
import { type Neighbours, similarPairs, type Steps } from '../insights/similar-pairs.ts'
import { type Features, featuresOf, wordsIn } from '../insights/text-features.ts'
import type { NoteId } from '../kernel/ids.ts'
import { truncated } from '../kernel/text.ts'
import { hasFormOf, wordForms } from './topic-words.ts'

/** A note whose text every participant may read. */
export interface ReadableNote {
  readonly id: NoteId
  readonly text: string
}

/** Notes that say something alike, the one that the others resemble most first, and a title for them. */
export interface SuggestedGroup {
  readonly noteIds: readonly NoteId[]
  readonly title: string
}

export const SUGGESTED_GROUPS_MAX = 20

/**
 * Similarity from which two notes are worth to be looked at together. Lower than that of recurring topics: a person
 * decides about each group, and what was left out is not seen.
 */
const THRESHOLD = 0.3

/** Words in a title. */
const TITLE_WORDS = 3
/** Letters of a word that may stand in a title: shorter ones join words in most languages. */
const WORD_MIN = 4

/**
 * Groups of the notes of a column, the largest first (BOT-24). A group is a note with notes that resemble it, so that no
 * chain of small steps leads from one subject to another; each note is in one group at most. The same notes give the
 * same groups.
 */
export function* suggestGroupSteps(notes: readonly ReadableNote[]): Steps<readonly SuggestedGroup[]> {
  const words: (readonly string[])[] = []
  const features: Features[] = []
  for (const { text } of notes) {
    yield
    const found = wordsIn(text)
    words.push(found)
    features.push(featuresOf(found))
  }
  const neighbours = yield* similarPairs(features, THRESHOLD)
  const groups: SuggestedGroup[] = []
  for (const members of starsOf(neighbours)) {
    const title = yield* titleSteps(members, notes, words)
    groups.push({ noteIds: members.flatMap((at) => notes[at]?.id ?? []), title })
  }
  return groups
}

/** A title for notes that were put together by hand (BOT-25). */
export function* suggestTitleSteps(notes: readonly ReadableNote[]): Steps<string> {
  const words: (readonly string[])[] = []
  for (const { text } of notes) {
    yield
    words.push(wordsIn(text))
  }
  return yield* titleSteps([...notes.keys()], notes, words)
}

/** The note with most neighbours first, with those that are in no group yet, until none has a neighbour left. */
function starsOf(neighbours: Neighbours): readonly (readonly number[])[] {
  const isTaken = new Uint8Array(neighbours.length)
  const stars: (readonly number[])[] = []
  const reaches = Float64Array.from(neighbours.keys(), (at) => reachOf(neighbours, at))
  const byReach = [...neighbours.keys()].sort((one, other) => (reaches[other] ?? 0) - (reaches[one] ?? 0))
  for (const centre of byReach) {
    if (isTaken[centre] === 1) continue
    const others = (neighbours[centre] ?? [])
      .filter(({ at }) => isTaken[at] === 0)
      .sort((one, other) => other.similarity - one.similarity || one.at - other.at)
    if (others.length === 0) continue
    const members = [centre, ...others.map(({ at }) => at)]
    for (const at of members) isTaken[at] = 1
    stars.push(members)
  }
  return stars.sort((one, other) => other.length - one.length).slice(0, SUGGESTED_GROUPS_MAX)
}

/** How much a note has in common with others in all. */
function reachOf(neighbours: Neighbours, at: number): number {
  return (neighbours[at] ?? []).reduce((sum, { similarity }) => sum + similarity, 0)
}

/**
 * The words of the first note that most of the others share in some form; where they share none, the beginning of the
 * first. Titles are made of what was written: nothing is invented.
 */
function* titleSteps(
  members: readonly number[],
  notes: readonly ReadableNote[],
  words: readonly (readonly string[])[],
): Steps<string> {
  const centre = members[0] ?? 0
  const wanted = (words[centre] ?? []).filter((word) => word.length >= WORD_MIN)
  const counts = new Map(wanted.map((word) => [word, 0]))
  for (const at of members) {
    yield
    const forms = wordForms(words[at] ?? [])
    for (const [word, count] of counts) if (hasFormOf(word, forms)) counts.set(word, count + 1)
  }
  const least = Math.max(2, Math.ceil(members.length / 2))
  const shared = [...counts].filter(([, count]) => count >= least)
  const strongest = new Set(
    shared
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, TITLE_WORDS)
      .map(([word]) => word),
  )
  const inOrder = shared.map(([word]) => word).filter((word) => strongest.has(word))
  const text = notes[centre]?.text ?? ''
  const title =
    inOrder.length > 0 ? inOrder.join(' ') : text.trim().split(/\s+/).slice(0, TITLE_WORDS).join(' ')
  return truncated(
    title.replace(/^./u, (letter) => letter.toLocaleUpperCase('en')),
    NAME_MAX,
  )
}
