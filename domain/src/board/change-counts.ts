/**
 * How often each tool of a board was changed. A vote, a step or hidden notes differ by their count from earlier ones that
 * look the same: undo takes back only the change that it was meant for (UNDO-6), and a late command does nothing (RUN-6).
 */
export interface ChangeCounts {
  /** Guided runs that began, and plans that moved the run to another step. */
  readonly runs: number
  /** Steps that were entered, and ends of a run. */
  readonly steps: number
  /** Starts and ends of votes. */
  readonly votes: number
  /** Switches of brainstorming. */
  readonly maskings: number
  /** Starts and ends of the timer; one that is extended is the same timer. */
  readonly timers: number
  /** Notes that were framed for discussion, and ends of a discussion. */
  readonly discussions: number
}

/** Counts as the sender of a command knew them; a count that is absent is not compared. */
export type SeenCounts = Partial<ChangeCounts>

export const NO_CHANGES: ChangeCounts = {
  runs: 0,
  steps: 0,
  votes: 0,
  maskings: 0,
  timers: 0,
  discussions: 0,
}

/** The counts after one more change of this kind; null: they are not known. */
export function counted(changes: ChangeCounts | null, kind: keyof ChangeCounts): ChangeCounts | null {
  return changes && { ...changes, [kind]: changes[kind] + 1 }
}

/** What a command says of the counts that it depends on; nothing where they are not known. */
export function seenOf(
  changes: ChangeCounts | null,
  ...kinds: readonly (keyof ChangeCounts)[]
): { readonly seen?: SeenCounts } {
  return changes === null ? {} : { seen: Object.fromEntries(kinds.map((kind) => [kind, changes[kind]])) }
}

/** True when one of these has changed since the sender of a command saw it. */
export function isLate(changes: ChangeCounts | null, seen: SeenCounts = {}): boolean {
  return changes !== null && KINDS.some((kind) => seen[kind] !== undefined && seen[kind] !== changes[kind])
}

/** The counts around a person's act, and around the undo of that act by the same person. */
export interface OwnChange {
  readonly beforeAct: ChangeCounts | null
  readonly afterAct: ChangeCounts | null
  readonly beforeUndo: ChangeCounts | null
  readonly afterUndo: ChangeCounts | null
}

/**
 * What an earlier act `left`, after a later act of the same person was undone: that moved the counts on, but the board
 * is again as the person left it. A count that another participant changed in between stays, and differs from then on.
 */
export function countsAfterUndo(left: ChangeCounts | null, change: OwnChange): ChangeCounts | null {
  const { beforeAct, afterAct, beforeUndo, afterUndo } = change
  if (left === null || afterUndo === null) return left
  const isOwn = (kind: keyof ChangeCounts): boolean =>
    left[kind] === beforeAct?.[kind] && afterAct?.[kind] === beforeUndo?.[kind]
  const own = KINDS.filter(isOwn).map((kind) => [kind, afterUndo[kind]] as const)
  return { ...left, ...Object.fromEntries(own) }
}

const KINDS: readonly (keyof ChangeCounts)[] = ['runs', 'steps', 'votes', 'maskings', 'timers', 'discussions']
