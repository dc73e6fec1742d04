import { membersByLeader } from '../board/groups/groups.ts'
import { byRank } from '../board/order.ts'
import type { BoardState, ColumnMeaning, Note } from '../board/state.ts'
import { MINIATURE_BARS_MAX, MINIATURE_COLUMNS_MAX, MINIATURE_VOTES_MAX } from './limits.ts'

/** A board in small: how much was written and voted for in each column, without a text (DASH-30). */
export type Miniature = readonly MiniatureColumn[]

export interface MiniatureColumn {
  readonly meaning: ColumnMeaning
  /** The first notes from top to bottom, at most `MINIATURE_BARS_MAX`. */
  readonly bars: readonly MiniatureBar[]
  /** The number of notes below these. */
  readonly more: number
}

/** A note: its length in steps from 1 to 5, and its votes up to `MINIATURE_VOTES_MAX`. */
export type MiniatureBar = readonly [length: number, votes: number]

/** From so many characters on a note is one step longer. Steps are wide, so that a length says little of a text. */
const LONGER_FROM: readonly number[] = [20, 50, 100, 200]

/**
 * The miniature of a board; null while brainstorming, when not even lengths are disclosed. `visible` is the view of a
 * viewer who may see least, so votes of a running secret vote are not counted (DASH-31).
 */
export function miniatureOf(visible: BoardState): Miniature | null {
  if (visible.isMasked) return null
  const members = membersByLeader(visible.notes)
  const shown = visible.notes
    .values()
    .filter(({ group }) => group === null)
    .sort(byRank)
    .flatMap((leader) => [leader, ...(members.get(leader.id) ?? [])])
  return visible.columns.slice(0, MINIATURE_COLUMNS_MAX).map(({ id, meaning }) => {
    const notes = shown.filter(({ columnId }) => columnId === id)
    return {
      meaning,
      bars: notes.slice(0, MINIATURE_BARS_MAX).map(barOf),
      more: Math.max(notes.length - MINIATURE_BARS_MAX, 0),
    }
  })
}

function barOf({ text, votes }: Note): MiniatureBar {
  const length = 1 + LONGER_FROM.filter((from) => text.length >= from).length
  return [length, Math.min(votes, MINIATURE_VOTES_MAX)]
}
