import type { RunStep } from '../../board/guided-run/guided-run.ts'
import { evolve } from '../../board/evolve.ts'
import { type BoardState, emptyBoard } from '../../board/state.ts'
import { pseudonymOf } from '../../board/testing/people.ts'
import { type Viewer, visibleBoard } from '../../board/visible-board.ts'
import { asId, type AuthorId, type BoardId } from '../../kernel/ids.ts'
import { exportBoard } from '../export-board.ts'
import type { ExportedBoard } from '../exported-board.ts'
import { importEvents } from '../import-events.ts'
import type { FileRead, ImportPlan } from '../plan.ts'

/** The time of imports in tests: after everything else in them. */
export const LATER = 1_800_000_000_000

/** What this viewer gets who exports the board. */
export function exportFor(
  board: BoardState,
  viewer: Viewer,
  nameOf: (author: AuthorId) => string | null = () => null,
  runSteps: readonly RunStep[] = [],
): ExportedBoard {
  const visible = visibleBoard(board, viewer, pseudonymOf)
  return exportBoard(visible, { at: LATER, viewer, isPrivate: false, runSteps, nameOf })
}

/** The board that a plan becomes. */
export function importedBoard(
  plan: ImportPlan,
  assigneeOf: (name: string) => AuthorId | null = () => null,
): BoardState {
  let count = 0
  const newId = () => `i${(count += 1)}`
  const events = importEvents(plan, { at: LATER, isAnonymous: false, newId, assigneeOf })
  return events.reduce(evolve, emptyBoard(asId<BoardId>('imported')))
}

/** The plan of a file that the test expects to be valid. */
export function planOf(read: FileRead): ImportPlan {
  if (!read.ok) throw new Error(`not imported: ${JSON.stringify(read.problems)}`)
  return read.plan
}

/**
 * The part of an export that survives an import: all but the facts of the file and the team's own action items
 * (IMPORT-17).
 */
export function comparable({ notes, actions, ...board }: ExportedBoard): unknown {
  const { exportedAt: _when, createdAt: _begun, hiddenNotes: _hidden, ...rest } = board
  return { ...rest, notes, actions: actions.filter(({ earlier }) => !earlier) }
}
