import { accept, refuse } from '../../kernel/result.ts'
import type { CommandOf } from '../command.ts'
import type { BoardDecision, DecisionContext } from '../decide.ts'
import { NAME_MAX, TITLE_MAX } from '../limits.ts'
import type { BoardState } from '../state.ts'
import { lineRefusal } from './text.ts'

/** A facilitator renames a column. */
export function renameColumn(
  state: BoardState,
  command: CommandOf<'rename-column'>,
  context: DecisionContext,
): BoardDecision {
  if (!context.actor.isFacilitator) return refuse('forbidden')
  const column = state.columns.find((candidate) => candidate.id === command.columnId)
  if (column === undefined) return refuse('unknown-column')
  const problem = lineRefusal(command.name, NAME_MAX)
  if (problem !== null) return refuse(problem)
  return column.name === command.name
    ? accept()
    : accept({ type: 'column-renamed', columnId: column.id, name: command.name })
}

/** A facilitator changes the title, at most 92 characters (board.md §5). */
export function renameBoard(
  state: BoardState,
  command: CommandOf<'rename-board'>,
  context: DecisionContext,
): BoardDecision {
  if (!context.actor.isFacilitator) return refuse('forbidden')
  const problem = lineRefusal(command.title, TITLE_MAX)
  if (problem !== null) return refuse(problem)
  return state.title === command.title ? accept() : accept({ type: 'board-renamed', title: command.title })
}
