import { useLive } from '../../model/board-store.ts'
import { type BoardStatus, boardStatus } from './board-status.ts'

/** The state of the connection. */
export function useBoardStatus(): BoardStatus {
  const status = useLive((view) => view.status)
  const refusal = useLive((view) => view.refusal)
  const attempts = useLive((view) => view.attempts)
  const pendingCount = useLive((view) => view.pendingCount)
  const isDurable = useLive((view) => view.isDurable)
  return boardStatus({ status, refusal, attempts, pendingCount, isDurable })
}
