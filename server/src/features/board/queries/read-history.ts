import { HISTORY_PAGE_ROWS } from '@retropulse/contract/board-history'
import type { Refused } from '@retropulse/contract/refusal'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { BoardLog } from '../engine/log.ts'
import type { HistoryCache } from './history-cache.ts'
import { type AuthorizedBoard, authorizeBoard, type AuthorizeBoardPorts } from './authorize-board.ts'
import { historyJson } from './history-json.ts'
import type { HistoryReader } from './replay-history.ts'
import type { DoInSteps, TextParts } from '@retropulse/domain/kernel/text-in-steps'

export interface ReadHistoryPorts extends AuthorizeBoardPorts {
  readonly log: Pick<BoardLog, 'loadRows'>
  readonly places: HistoryCache
  readonly doInSteps: DoInSteps
}

/**
 * A page of the history of a board from a row on, as JSON, for facilitators, as they might read it then (BOARD-54,
 * BOARD-56).
 */
export async function readHistory(
  identity: Identity | null,
  boardId: BoardId,
  from: number,
  ports: ReadHistoryPorts,
): Promise<{ readonly ok: true; readonly json: TextParts } | Refused> {
  const look = await lookAsFacilitator(identity, boardId, ports)
  if (!look.ok) return look
  const head = look.live.at.seq
  // Taken before the first await: whether authors are hidden is decided once for a page.
  const reader = historyReaderOf(look)
  if (from > head) return { ok: true, json: [JSON.stringify({ rows: [], next: null, head })] }
  const place = await ports.places.at(boardId, from - 1)
  const rows = await ports.log.loadRows(boardId, place.seq, HISTORY_PAGE_ROWS)
  const { json, after } = await historyJson({ from: place, rows, head, reader }, ports.doInSteps)
  ports.places.keep(after)
  return { ok: true, json }
}

/** Opens a board for its facilitators; others are refused. */
export async function lookAsFacilitator(
  identity: Identity | null,
  boardId: BoardId,
  ports: AuthorizeBoardPorts,
): Promise<AuthorizedBoard | Refused> {
  const look = await authorizeBoard(identity, boardId, ports)
  if (!look.ok || look.leads) return look
  return { ok: false, code: look.actor === null ? 'sign-in-required' : 'forbidden' }
}

export function historyReaderOf({ viewer, pseudonymOf, live }: AuthorizedBoard): HistoryReader {
  return { viewer, pseudonymOf, isAnonymous: live.at.state.isAnonymous }
}
