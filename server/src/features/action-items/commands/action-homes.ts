import type { Refused } from '@retropulse/contract/refusal'
import type { Actor } from '@retropulse/domain/board/actor'
import type { ActionId, BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import type { BoardAuthorization, LiveBoard } from '../../board/api.ts'
import type { TeamReader } from '../queries/team-reader.ts'
import type { ActionLists, ListedAction } from '../store/action-lists.ts'
import type { ActionItemSync } from './sync-action-items.ts'

export interface ActionHomesPorts {
  readonly actionLists: Pick<ActionLists, 'latestBoards'>
  readonly actionItemSync: Pick<ActionItemSync, 'ensureSynced'>
}

/** The board on which an action item may be changed, and the actor there. */
export interface ActionHome {
  readonly live: LiveBoard
  readonly actor: Actor
}

export type EnteredBoard = { readonly ok: true; readonly home: ActionHome } | Refused

/** Opens boards of a team for a user, by the rules of their sockets. */
export function enterAsUser(
  { team, user }: Pick<TeamReader, 'team' | 'user'>,
  { authorizeTeamBoard }: Pick<BoardAuthorization, 'authorizeTeamBoard'>,
): (boardId: BoardId) => Promise<EnteredBoard> {
  return async (boardId) => {
    const look = await authorizeTeamBoard(user, { teamId: team.id, boardId })
    if (!look.ok) return look
    if (look.actor === null) return { ok: false, code: 'sign-in-required' }
    return { ok: true, home: { live: look.live, actor: look.actor } }
  }
}

/** The boards on which changes from the list of action items are written (ACTION-28). */
export interface ActionHomes {
  /**
   * The board where the action item was added, else where it was completed, else one of the team's latest: the first
   * that is neither archived nor in the trash and knows the action item once it is up to date (ACTION-28).
   */
  of(action: Pick<ListedAction, 'id' | 'addedIn' | 'resolvedIn'>): Promise<EnteredBoard>
  /** The board for a new action item: the team's latest retro (ACTION-28). */
  ofNew(): Promise<EnteredBoard>
}

/**
 * Boards tried: open action items are on every board that is up to date, other ones on boards that knew them before.
 */
const LATEST = 5

/**
 * The boards of a team on which a user may change action items. `enter` opens a board for that user; boards begun until
 * `openAfter`, in milliseconds since 1970, are archived.
 */
export function createActionHomes(
  { teamId, openAfter }: { readonly teamId: TeamId; readonly openAfter: number },
  enter: (boardId: BoardId) => Promise<EnteredBoard>,
  ports: ActionHomesPorts,
): ActionHomes {
  const looks = new Map<BoardId, Promise<EnteredBoard>>()

  function lookAt(boardId: BoardId): Promise<EnteredBoard> {
    const known = looks.get(boardId) ?? openHome(boardId)
    looks.set(boardId, known)
    return known
  }

  async function openHome(boardId: BoardId): Promise<EnteredBoard> {
    const entered = await enter(boardId)
    if (entered.ok) await ports.actionItemSync.ensureSynced(entered.home.live)
    return entered
  }

  const latest = () => ports.actionLists.latestBoards(teamId, openAfter, LATEST)

  return {
    async of({ id, addedIn, resolvedIn }) {
      const first = [addedIn, ...(resolvedIn === null ? [] : [resolvedIn])]
      let refused: Refused = { ok: false, code: 'not-found' }
      for (const boardIds of [() => Promise.resolve(first), latest]) {
        for (const boardId of await boardIds()) {
          const found = await lookAt(boardId)
          if (found.ok && knows(found.home, id)) return found
          if (!found.ok && found.code === 'archived') refused = found
        }
      }
      return refused
    },
    async ofNew() {
      const [boardId] = await latest()
      return boardId === undefined ? { ok: false, code: 'not-found' } : lookAt(boardId)
    },
  }
}

function knows({ live }: ActionHome, id: ActionId): boolean {
  const { actions, trash } = live.at.state
  return actions.has(id) || trash.actions.has(id)
}
