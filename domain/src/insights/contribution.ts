import type { BoardState } from '../board/state.ts'
import type { AuthorId } from '../kernel/ids.ts'
import { medianOf } from './trend.ts'

/**
 * How the notes of a retro are spread over its participants (INSIGHT-9). It identifies no person: it has no ids and no
 * names, only the sizes of three groups, and a measure in coarse steps. Below `AUTHORS_MIN` there is none, since of two
 * authors each would know what the other one wrote; from three on, an author who subtracts their own part is left with
 * at least two people whose parts cannot be told apart.
 */
export interface Contribution {
  /** Participants who wrote no note. */
  readonly wroteNone: number
  /** Participants who wrote notes, and are not counted in `wroteMost`. */
  readonly wroteSome: number
  /** The fewest people who together wrote half of all notes. */
  readonly wroteMost: number
  /** 0: one person wrote everything; 100: all participants wrote as much. In steps of `STEP`. */
  readonly evenness: number
}

export const AUTHORS_MIN = 3

/** From exact measures of few people their counts could be computed. */
const STEP = 10

/**
 * The contribution of a board in the view of a viewer who may see least. Null below `AUTHORS_MIN`, and after a switch
 * of author visibility: a person has another pseudonym in each time between switches (ANON-16), so that two people may
 * look like three.
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

/** The contribution for these counts of notes; null when fewer than `AUTHORS_MIN` people wrote any. */
export function spreadOf(counts: readonly number[]): Contribution | null {
  const written = counts.filter((count) => count > 0).sort((one, other) => other - one)
  if (written.length < AUTHORS_MIN) return null
  const all = written.reduce((sum, count) => sum + count, 0)
  let [wroteMost, notesOfMost] = [0, 0]
  while (notesOfMost * 2 < all) {
    notesOfMost += written[wroteMost] ?? all
    wroteMost += 1
  }
  return {
    wroteNone: counts.length - written.length,
    wroteSome: written.length - wroteMost,
    wroteMost,
    evenness: Math.round(((1 - inequalityOf(counts)) * 100) / STEP) * STEP,
  }
}

/** Several retros as one: the sizes added up, the median of the measures; null without any. */
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

/**
 * The Gini coefficient, scaled so that it is 1 when one person wrote everything: half the mean difference, over the
 * mean.
 */
function inequalityOf(counts: readonly number[]): number {
  const rising = counts.toSorted((one, other) => one - other)
  const people = rising.length
  const all = rising.reduce((sum, count) => sum + count, 0)
  const weighted = rising.reduce((sum, count, at) => sum + (2 * (at + 1) - people - 1) * count, 0)
  return weighted / (all * (people - 1))
}
