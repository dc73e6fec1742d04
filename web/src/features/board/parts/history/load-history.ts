import type { BoardId } from '@retropulse/domain/kernel/ids'
import { getJson } from '../../../../lib/api.ts'
import { ProblemError } from '../../../../lib/problem.ts'
import type { HistoryRow } from './timeline.ts'

interface HistoryPage {
  readonly rows: readonly HistoryRow[]
  readonly next: number | null
}

/** All rows of the history of a board, page by page. */
export async function loadHistory(id: BoardId, signal: AbortSignal): Promise<readonly HistoryRow[]> {
  const rows: HistoryRow[] = []
  for (let from: number | null = 1; from !== null;) {
    const page: HistoryPage = await pageOf(`/api/board/${id}/history?from=${from}`, signal)
    rows.push(...page.rows)
    from = page.next
  }
  return rows
}

/** Milliseconds until a page is asked for again that was refused as one too many a minute, and how often it is. */
const PAUSE_MS = 5000
const PAUSES_MAX = 24

/** A page of the history. A board with very many pages is loaded as fast as the server allows (BOARD-82). */
async function pageOf(path: string, signal: AbortSignal): Promise<HistoryPage> {
  for (let pauses = 0; ; pauses += 1) {
    const answer = await getJson<HistoryPage>(path, signal)
    if (answer.ok) return answer.value
    if (answer.problem.code !== 'too-fast' || pauses === PAUSES_MAX) throw new ProblemError(answer.problem)
    await pause(signal)
  }
}

/** Ends early, with an error, when the history is closed. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
