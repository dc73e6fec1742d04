import type { BoardState } from '../board/state.ts'
import type { AuthorId } from '../kernel/ids.ts'
import { medianOf } from './trend.ts'

/**
 * How far the notes of a retro are spread over its people. Nobody can be told from it: it has no ids and no names, only
 * how many people are in each of three heaps, and a measure in coarse steps. Below `AUTHORS_MIN` there is none, since of
 * two authors each would know what the other one wrote; from three on, whoever takes their own part away is left with
 * at least two people whose parts they cannot tell apart.
 */
export interface Contribution {
  /** Took part, and wrote no note. */
  readonly wroteNone: number
  /** Wrote notes, and are not among the next. */
  readonly wroteSome: number
  /** The fewest people who together wrote half of all notes. */
  readonly wroteMost: number
  /** 0: one person wrote everything; 100: all who took part wrote as much. In steps of `STEP`. */
  readonly evenness: number
}

export const AUTHORS_MIN = 3

/** Exact measures of few people could be turned back into their counts. */
const STEP = 10

/**
 * The contribution of a board as anybody may see it. Null below the floor, and where anonymity was switched: somebody has
 * another pseudonym each time (D9), so that two people may look like the three who are needed.
 */
export function contributionOf({
  notes,
  anonymityChanges,
}: Pick<BoardState, 'notes' | 'anonymityChanges'>): Contribution | null {
  if (anonymityChanges > 0) return null
  const counts = new Map<AuthorId, number>()
  const take = (author: AuthorId, count: number) => counts.set(author, (counts.get(author) ?? 0) + count)
  notes.forEach((note) => {
    take(note.by, 1)
    for (const { by } of [...note.comments, ...note.reactions]) take(by, 0)
  })
  return spreadOf([...counts.values()])
}

/** The contribution of people who wrote so many notes each; null when fewer than `AUTHORS_MIN` wrote any. */
export function spreadOf(counts: readonly number[]): Contribution | null {
  const written = counts.filter((count) => count > 0).sort((one, other) => other - one)
  if (written.length < AUTHORS_MIN) return null
  const all = written.reduce((sum, count) => sum + count, 0)
  let [wroteMost, theirs] = [0, 0]
  while (theirs * 2 < all) {
    theirs += written[wroteMost] ?? all
    wroteMost += 1
  }
  return {
    wroteNone: counts.length - written.length,
    wroteSome: written.length - wroteMost,
    wroteMost,
    evenness: Math.round(((1 - inequalityOf(counts)) * 100) / STEP) * STEP,
  }
}

/** Several retros as one: the heaps added up, the median of the measures; null without any. */
export function sumOfContributions(contributions: readonly Contribution[]): Contribution | null {
  const evenness = medianOf(contributions.map((one) => one.evenness))
  if (evenness === null) return null
  const sum = (of: (one: Contribution) => number) => contributions.reduce((total, one) => total + of(one), 0)
  return {
    wroteNone: sum((one) => one.wroteNone),
    wroteSome: sum((one) => one.wroteSome),
    wroteMost: sum((one) => one.wroteMost),
    evenness: Math.round(evenness / STEP) * STEP,
  }
}

/** The Gini coefficient, stretched so that it is 1 when one of them has everything: half the mean difference, over the mean. */
function inequalityOf(counts: readonly number[]): number {
  const rising = counts.toSorted((one, other) => one - other)
  const people = rising.length
  const all = rising.reduce((sum, count) => sum + count, 0)
  const weighted = rising.reduce((sum, count, at) => sum + (2 * (at + 1) - people - 1) * count, 0)
  return weighted / (all * (people - 1))
}
