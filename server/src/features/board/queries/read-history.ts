import { HISTORY_PAGE_ROWS } from '@retropulse/contract/board-history'
import type { RefusalCode } from '@retropulse/contract/refusal'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { BoardLog } from '../engine/log.ts'
import type { HistoryCache } from './history-cache.ts'
import { type AuthorizedBoard, authorizeBoard, type AuthorizeBoardPorts } from './authorize-board.ts'
import { type HistoryReader, replayFor, type HistoryRow } from './replay-history.ts'

export interface ReadHistoryPorts extends AuthorizeBoardPorts {
  readonly log: Pick<BoardLog, 'loadRows'>
  readonly places: HistoryCache
}

export interface HistoryPage {
  readonly rows: readonly HistoryRow[]
  readonly next: number | null
  readonly head: number
}

/**
 * A page of the history of a board from a row on, for facilitators, as they might read it then (BOARD-54, BOARD-56).
 */
export async function readHistory(
  identity: Identity | null,
  boardId: BoardId,
  from: number,
  ports: ReadHistoryPorts,
): Promise<
  { readonly ok: true; readonly page: HistoryPage } | { readonly ok: false; readonly code: RefusalCode }
> {
  const look = await lookAsFacilitator(identity, boardId, ports)
  if (!look.ok) return look
  const head = look.live.at.seq
  // Taken before the first await: whether authors are hidden is decided once for a page.
  const listener = historyReaderOf(look)
  if (from > head) return { ok: true, page: { rows: [], next: null, head } }
  const place = await ports.places.at(boardId, from - 1)
  const rows = await ports.log.loadRows(boardId, place.seq, HISTORY_PAGE_ROWS)
  const { told, after } = replayFor(place, rows, listener)
  ports.places.keep(after)
  const end = Math.max(head, after.seq)
  return { ok: true, page: { rows: told, next: after.seq < end ? after.seq + 1 : null, head: end } }
}

/** Opens a board for its facilitators; others are refused. */
export async function lookAsFacilitator(
  identity: Identity | null,
  boardId: BoardId,
  ports: AuthorizeBoardPorts,
): Promise<AuthorizedBoard | { readonly ok: false; readonly code: RefusalCode }> {
  const look = await authorizeBoard(identity, boardId, ports)
  if (!look.ok || look.leads) return look
  return { ok: false, code: look.actor === null ? 'sign-in-required' : 'forbidden' }
}

export function historyReaderOf({ viewer, pseudonymOf, live }: AuthorizedBoard): HistoryReader {
  return { viewer, pseudonymOf, isAnonymous: live.at.state.isAnonymous }
}
