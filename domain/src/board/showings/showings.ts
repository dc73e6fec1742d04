import { assertNever } from '../../kernel/assert-never.ts'

/** What a facilitator shows to every participant. */
export type ShownKind = 'mood' | 'summary' | 'icebreaker'

/**
 * The number of the latest showing of each kind, counted from 1 over all kinds of one board; 0: never shown. It
 * distinguishes two showings of the same thing, also for a page that missed the moment between them (SUMMARY-15).
 */
export type Showings = Readonly<Record<ShownKind, number>>

export const NO_SHOWINGS: Showings = { mood: 0, summary: 0, icebreaker: 0 }

/** A showing that is on now. */
export interface Showing {
  readonly kind: ShownKind
  readonly number: number
}

/** The showings after one more of this kind. */
export function withShowing(showings: Showings, kind: ShownKind): Showings {
  return { ...showings, [kind]: newestOf(showings) + 1 }
}

/**
 * What is being shown, also to participants who join later; null: nothing. Only the newest showing counts: when it
 * ends, an older one does not come back (SUMMARY-13, SUMMARY-15).
 */
export function currentShowing(state: ShowingState): Showing | null {
  const { showings } = state
  const number = newestOf(showings)
  const kind = KINDS.find((each) => showings[each] === number)
  return number > 0 && kind !== undefined && isOn(state, kind) ? { kind, number } : null
}

/** The part of a board that says what is shown; `BoardState` fits it, and imports this file. */
interface ShowingState {
  readonly showings: Showings
  readonly showMood: boolean
  readonly showSummary: boolean
  readonly icebreakerQuestion: string | null
}

const KINDS: readonly ShownKind[] = ['mood', 'summary', 'icebreaker']

function newestOf(showings: Showings): number {
  return Math.max(...KINDS.map((kind) => showings[kind]))
}

function isOn({ showMood, showSummary, icebreakerQuestion }: ShowingState, kind: ShownKind): boolean {
  switch (kind) {
    case 'mood':
      return showMood
    case 'summary':
      return showSummary
    case 'icebreaker':
      return icebreakerQuestion !== null
    default:
      return assertNever(kind)
  }
}
