import type { BoardState } from '@retropulse/domain/board/state'
import type { Panel, Tool } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'

/** What a tool started is under way, for all participants. */
const RUNNING: { readonly [ID in Tool | Panel]?: (board: BoardState) => boolean } = {
  icebreaker: (board) => board.icebreakerQuestion !== null,
  run: (board) => board.run !== null,
  mood: (board) => board.moodPoll === true,
  timer: (board) => board.timer !== null,
  voting: (board) => board.voting?.status === 'vote',
}

/** True while what the tool started is under way; its button shows that then (BOARD-87). */
export function useRunning(id: Tool | Panel): boolean {
  return useLive(({ board }) => RUNNING[id]?.(board) ?? false)
}
