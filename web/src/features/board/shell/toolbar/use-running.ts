import { clsx } from 'clsx'
import type { BoardState } from '@retropulse/domain/board/state'
import type { Panel, Tool } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'

/** What a tool started is under way, for all participants. */
const IS_RUNNING: { readonly [ID in Tool | Panel]?: (board: BoardState) => boolean } = {
  icebreaker: (board) => board.icebreakerQuestion !== null,
  run: (board) => board.run !== null,
  mood: (board) => board.moodPoll === true,
  timer: (board) => board.timer !== null,
  voting: (board) => board.voting?.status === 'vote',
}

/** True while what the tool started is under way; its button shows that then (BOARD-87). */
export function useRunning(id: Tool | Panel): boolean {
  return useLive(({ board }) => IS_RUNNING[id]?.(board) ?? false)
}

/** True while what any of the tools started is under way: the button of the list of all shows that. */
export function useAnyRunning(): boolean {
  return useLive(({ board }) => Object.values(IS_RUNNING).some((isUnderWay) => isUnderWay(board)))
}

/** The look of such a button: underlined too, so that it does not take colours to see it. */
export const RUNNING = 'bg-accent-soft text-accent-ink underline decoration-2 underline-offset-4'

/** The same for the button of the list, below the window width from which a tool has no button of its own. */
const RUNNING_IN_LIST = {
  icebreaker:
    'max-[68rem]:bg-accent-soft max-[68rem]:text-accent-ink max-[68rem]:underline decoration-2 underline-offset-4',
  mood: 'max-[56rem]:bg-accent-soft max-[56rem]:text-accent-ink max-[56rem]:underline decoration-2 underline-offset-4',
  run: 'max-md:bg-accent-soft max-md:text-accent-ink max-md:underline decoration-2 underline-offset-4',
} as const

/** How the button of the list shows that a tool in it is under way; its row there says which. */
export function useRunningInList(): string {
  const isRunning = { icebreaker: useRunning('icebreaker'), mood: useRunning('mood'), run: useRunning('run') }
  return clsx(
    isRunning.icebreaker && RUNNING_IN_LIST.icebreaker,
    isRunning.mood && RUNNING_IN_LIST.mood,
    isRunning.run && RUNNING_IN_LIST.run,
  )
}
