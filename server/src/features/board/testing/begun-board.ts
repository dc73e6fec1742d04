import type { BoardPlan } from '@retropulse/domain/board/begin'
import { newBoard } from '../commands/new-board.ts'
import type { BoardRecord, NewBoard } from '../store/boards.ts'

const PLAIN = {
  isAnonymous: false,
  isCompact: false,
  theme: null,
  backgroundUrl: null,
  disablesGifs: false,
  startsMoodPoll: false,
} as const

/** A new board with these values and plain defaults. */
export function begunBoard(
  record: BoardRecord,
  plan: Pick<BoardPlan, 'title' | 'columns'> & Partial<BoardPlan>,
): NewBoard {
  const begun = newBoard(record, { ...PLAIN, ...plan })
  if (!begun.ok) throw new Error(`beginning a board was refused: ${begun.code}`)
  return begun.board
}
