import type { Refused } from '@retropulse/contract/refusal'
import type { Actor } from '@retropulse/domain/board/actor'
import { type ActionId, asId, type AuthorId, type BoardId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { BoardApi } from '../../board/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import { openAfterOf } from '../queries/team-reader.ts'
import type { ActionLists } from '../store/action-lists.ts'
import { type ActionHomesPorts, createActionHomes, type EnteredBoard } from './action-homes.ts'

export interface SetStatusAsServicePorts extends ActionHomesPorts {
  readonly actionLists: Pick<ActionLists, 'latestBoards' | 'pick'>
  readonly board: {
    readonly engine: Pick<BoardApi['engine'], 'open'>
    readonly boards: Pick<BoardApi['boards'], 'find'>
  }
  readonly submitAll: BoardApi['submitAll']
  readonly memberships: Pick<Memberships, 'planOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const SERVICE_AUTHOR = asId<AuthorId>('~service')

/** A service that a team connected: it marks action items, and does nothing else. */
const SERVICE: Actor = {
  id: SERVICE_AUTHOR,
  pseudonym: SERVICE_AUTHOR,
  authorIds: [SERVICE_AUTHOR],
  isFacilitator: false,
  seesAssignees: false,
}

/**
 * Marks an action item of a team for a service that the team connected, on the board that a user would change it on
 * (ACTION-28). The caller has made sure that the service may do so.
 */
export async function setStatusAsService(
  teamId: TeamId,
  actionId: ActionId,
  status: 'open' | 'done',
  ports: SetStatusAsServicePorts,
): Promise<{ readonly ok: true } | Refused> {
  const [action] = await ports.actionLists.pick(teamId, [actionId])
  if (action === undefined || action.isDeleted) return { ok: false, code: 'unknown-action' }
  const openAfter = await openAfterOf(teamId, ports)
  const homes = createActionHomes({ teamId, openAfter }, enterAsService(teamId, openAfter, ports), ports)
  const found = await homes.of(action)
  if (!found.ok) return found
  const { live, actor } = found.home
  return ports.submitAll(live, actor, [
    { type: 'set-action-status', actionId, status: status === 'open' ? 0 : 1 },
  ])
}

function enterAsService(
  teamId: TeamId,
  openAfter: number,
  { board }: SetStatusAsServicePorts,
): (boardId: BoardId) => Promise<EnteredBoard> {
  return async (boardId) => {
    const record = await board.boards.find(boardId)
    if (record?.teamId !== teamId) return { ok: false, code: 'not-found' }
    if (record.createdAt <= openAfter) return { ok: false, code: 'archived' }
    const live = await board.engine.open(boardId)
    return live === null ? { ok: false, code: 'not-found' } : { ok: true, home: { live, actor: SERVICE } }
  }
}
