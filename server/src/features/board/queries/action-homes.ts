import type { Refused } from '@retropulse/contract/refusal'
import type { ActionId, BoardId } from '@retropulse/domain/kernel/ids'
import type { ActionCarrier } from '../commands/carry-actions.ts'
import type { LiveBoard } from '../commands/live-board.ts'
import type { ActionLists, ListedAction } from './listed-action.ts'
import type { LookPorts, Onlooker } from './look-at-board.ts'
import { lookAtTeamBoard } from './look-at-team-board.ts'
import type { MetReader } from './meet-reader.ts'

export type ActionHomesPorts = LookPorts & {
  readonly actionLists: Pick<ActionLists, 'latestBoards'>
  readonly carrier: Pick<ActionCarrier, 'cameTo'>
}

/** A board on which something may be done to an action, and who does it there. */
export interface ActionHome {
  readonly live: LiveBoard
  readonly actor: Onlooker
}

type HomeFound = { readonly ok: true; readonly home: ActionHome } | Refused

/** Where actions are changed when nobody is on a board (decision 26). */
export interface ActionHomes {
  /**
   * The board where an action was written, else where it was done, else one of the team's latest: the first that is
   * neither archived nor in the trash and knows it once it has what the team has.
   */
  of(action: Pick<ListedAction, 'id' | 'addedIn' | 'resolvedIn'>): Promise<HomeFound>
  /** Where a new one is written: the team's latest retro. */
  ofNew(): Promise<HomeFound>
}

/** Open actions are on every board that is up to date; a done or deleted one is on those that knew it before. */
const LATEST = 5

export function createActionHomes(
  { team, reader, openAfter }: MetReader,
  ports: ActionHomesPorts,
): ActionHomes {
  const looks = new Map<BoardId, Promise<HomeFound>>()

  function lookAt(boardId: BoardId): Promise<HomeFound> {
    const known = looks.get(boardId) ?? enter(boardId)
    looks.set(boardId, known)
    return known
  }

  async function enter(boardId: BoardId): Promise<HomeFound> {
    const look = await lookAtTeamBoard(reader, { teamId: team.id, boardId }, ports)
    if (!look.ok) return look
    if (look.actor === null) return { ok: false, code: 'sign-in-required' }
    await ports.carrier.cameTo(look.live)
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
