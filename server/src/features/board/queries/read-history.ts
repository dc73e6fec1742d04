import { HISTORY_PAGE_ROWS } from '@retropulse/contract/board-history'
import type { RefusalCode } from '@retropulse/contract/refusal'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { BoardLog } from '../ports.ts'
import type { KeptPlaces } from './kept-places.ts'
import { type Look, lookAtBoard, type LookPorts } from './look-at-board.ts'
import { type Listener, retell, type RetoldRow } from './retell.ts'

export interface ReadHistoryPorts extends LookPorts {
  readonly log: Pick<BoardLog, 'loadRows'>
  readonly places: KeptPlaces
}

export interface HistoryPage {
  readonly rows: readonly RetoldRow[]
  readonly next: number | null
  readonly head: number
}

/** A page of what happened on a board from a row on, for facilitators, as they would have been told then. */
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
  // Taken before anything is waited for: whether authors are hidden is decided once for a page.
  const listener = listenerOf(look)
  if (from > head) return { ok: true, page: { rows: [], next: null, head } }
  const place = await ports.places.at(boardId, from - 1)
  const rows = await ports.log.loadRows(boardId, place.seq, HISTORY_PAGE_ROWS)
  const { told, after } = retell(place, rows, listener)
  ports.places.keep(after)
  const end = Math.max(head, after.seq)
  return { ok: true, page: { rows: told, next: after.seq < end ? after.seq + 1 : null, head: end } }
}

/** Opens a board for those who lead it; others are refused. */
export async function lookAsFacilitator(
  identity: Identity | null,
  boardId: BoardId,
  ports: LookPorts,
): Promise<Look | { readonly ok: false; readonly code: RefusalCode }> {
  const look = await lookAtBoard(identity, boardId, ports)
  if (!look.ok || look.leads) return look
  return { ok: false, code: look.actor === null ? 'sign-in-required' : 'forbidden' }
}

export function listenerOf({ viewer, pseudonymOf, live }: Look): Listener {
  return { viewer, pseudonymOf, isAnonymous: live.at.state.isAnonymous }
}
