import type { Refused } from '@retropulse/contract/refusal'
import type { ActionId, BoardId } from '@retropulse/domain/kernel/ids'
import type { BoardAuthorization, BoardUser, LiveBoard } from '../../board/api.ts'
import type { TeamReader } from '../queries/team-reader.ts'
import type { ActionLists, ListedAction } from '../store/action-lists.ts'
import type { ActionItemSync } from './sync-action-items.ts'

export interface ActionHomesPorts extends Pick<BoardAuthorization, 'authorizeTeamBoard'> {
  readonly actionLists: Pick<ActionLists, 'latestBoards'>
  readonly actionItemSync: Pick<ActionItemSync, 'ensureSynced'>
}

/** The board on which an action item may be changed, and the actor there. */
export interface ActionHome {
  readonly live: LiveBoard
  readonly actor: BoardUser
}

type HomeFound = { readonly ok: true; readonly home: ActionHome } | Refused

/** The boards on which changes from the list of action items are written (ACTION-28). */
export interface ActionHomes {
  /**
   * The board where the action item was added, else where it was completed, else one of the team's latest: the first
   * that is neither archived nor in the trash and knows the action item once it is up to date (ACTION-28).
   */
  of(action: Pick<ListedAction, 'id' | 'addedIn' | 'resolvedIn'>): Promise<HomeFound>
  /** The board for a new action item: the team's latest retro (ACTION-28). */
  ofNew(): Promise<HomeFound>
}

/**
 * Boards tried: open action items are on every board that is up to date, other ones on boards that knew them before.
 */
const LATEST = 5

export function createActionHomes(
  { team, user, openAfter }: TeamReader,
  ports: ActionHomesPorts,
): ActionHomes {
  const looks = new Map<BoardId, Promise<HomeFound>>()

  function lookAt(boardId: BoardId): Promise<HomeFound> {
    const known = looks.get(boardId) ?? enter(boardId)
    looks.set(boardId, known)
    return known
  }

  async function enter(boardId: BoardId): Promise<HomeFound> {
    const look = await ports.authorizeTeamBoard(user, { teamId: team.id, boardId })
    if (!look.ok) return look
    if (look.actor === null) return { ok: false, code: 'sign-in-required' }
    await ports.actionItemSync.ensureSynced(look.live)
    return { ok: true, home: { live: look.live, actor: look.actor } }
  }

  const latest = () => ports.actionLists.latestBoards(team.id, openAfter, LATEST)

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
