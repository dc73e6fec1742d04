import type { BoardId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Limiter } from '../../platform/http/request-limits.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import { createCooperativeScheduler } from '../../platform/process/cooperative-scheduler.ts'
import { createEmitter } from '../../platform/process/emitter.ts'
import type { TeamBoards } from '../orgs/api.ts'
import type { BoardApi } from './api.ts'
import { createBoard } from './commands/create-board.ts'
import { deletePersonalBoardsOf } from './commands/remove-personal-board.ts'
import { revokeFacilitation } from './commands/revoke-facilitation.ts'
import { createBoardEngine } from './engine/board-engine.ts'
import { type BoardProjection, createProjector } from './engine/projector.ts'
import { submitAll } from './engine/submit-all.ts'
import { boardFeatureRoutes } from './http/board-feature-routes.ts'
import { purgeBoardsJob } from './jobs/purge-boards-job.ts'
import { createBoardRooms } from './live/board-rooms.ts'
import { startHousekeeping } from './live/housekeeping.ts'
import { createLive, type Live, type LiveOptions } from './live/live.ts'
import { createPseudonyms, memoisedFor } from './live/pseudonyms.ts'
import { viewerOf } from './live/viewer.ts'
import { createHistoryCache } from './queries/history-cache.ts'
import { authorizeBoard, type AuthorizeBoardPorts } from './queries/authorize-board.ts'
import { authorizeTeamBoard } from './queries/authorize-team-board.ts'
import { findPresence, type PresenceOnBoard } from './queries/presence-on-board.ts'
import { readPublicBoard } from './queries/read-public-board.ts'
import { createTrashReaders } from './queries/read-trash.ts'
import { findRunningBoards, type RunningBoard } from './queries/running-boards.ts'
import { readCards } from './queries/team-cards.ts'
import type { EndedMoods } from './queries/team-history.ts'
import { type BoardStoresOptions, createBoardStores } from './store/board-stores.ts'
import type { BoardTrash } from './store/board-trash.ts'
import type { Boards, NewBoard } from './store/boards.ts'
import type { PersonalBoards } from './store/personal-boards.ts'

export interface BoardFeatureOptions
  extends BoardStoresOptions, Omit<LiveOptions, 'boards' | 'engine' | 'rooms' | 'pseudonyms' | 'scheduler'> {
  /** Keys the pseudonyms; another secret changes every pseudonym that is not in a log yet. */
  readonly secret: string
  /** Whether a text is the operator's key of this installation (BOARD-63). */
  readonly isOperatorKey: (given: string) => boolean
}

export interface BoardFeature extends BoardApi {
  readonly jobs: readonly ScheduledJob[]
  readonly boards: BoardApi['boards'] &
    Omit<TeamBoards, 'actionsOfTeams'> &
    Pick<BoardTrash, 'purgeTeam'> & {
      /** Boards of these teams with participants at this moment, those with most first. */
      runningIn(teamIds: readonly TeamId[]): Promise<readonly RunningBoard[]>
      /** The participants on a board of a team at this moment; null: the team has no such board. */
      presenceOn(boardId: BoardId, teamId: TeamId): Promise<PresenceOnBoard | null>
    }
  /** Lets participants join, once the features that prepare a join are built. */
  readonly connect: Live['connect']
  routes(app: HttpApp, dependencies: { readonly moods: EndedMoods; readonly takeLargeRead: Limiter }): void
  /** Registers a read model, which then follows the boards of teams. */
  registerProjection(projection: BoardProjection): void
  /** A team was made private or deleted: participants who may no longer enter its boards are disconnected. */
  teamRevoked(teamId: TeamId): void
  /** A person's role in a team changed or ended: their sockets on its boards are disconnected to join again. */
  roleChanged(teamId: TeamId, personId: PersonId): void
  /** Sessions of a person ended: sockets that were authorized by one of them are disconnected. */
  sessionsEnded(personId: PersonId): void
  /** Boards without a team, for an account that is about to be erased (CREATE-23). */
  readonly personalBoards: Pick<PersonalBoards, 'countOf'> & { deleteOf(owner: PersonId): Promise<void> }
  /** The accounts were erased: disconnect their sockets and clear their names. */
  eraseAccounts(people: readonly PersonId[]): void
  /** Finishes waiting work, saves snapshots and disconnects all sockets (CONN-28). */
  close(): Promise<void>
}

/** Wires the board: its engine, its socket, commands, routes and jobs. */
export function createBoardFeature(options: BoardFeatureOptions): BoardFeature {
  const { identities, memberships, now, onError } = options
  const stores = createBoardStores(options)
  const { boards, retros, personalBoards, trash, log } = stores

  const scheduler = createCooperativeScheduler()
  const pseudonyms = createPseudonyms(options.secret)
  const rooms = createBoardRooms({ pseudonyms, identities, now, scheduler, onError })
  const throttleMs = (boardId: BoardId): number => rooms.throttleMs(boardId)
  const engine = createBoardEngine({ log, now, onError, throttleMs })
  const live = createLive({ ...options, boards, engine, rooms, pseudonyms, scheduler })
  const { peopleOnBoards: people, accessRevocation } = live

  const pseudonymsOn: AuthorizeBoardPorts['pseudonymsOn'] = (boardId) => memoisedFor(pseudonyms, boardId)
  const projector = createProjector({ ...stores, engine, pseudonymsOn, onError })
  engine.onCommitted((board, _rows, origin) => {
    if (origin === 'here') projector.changed(board.id)
  })
  const created = createEmitter<NewBoard>()
  created.on(({ id }) => projector.changed(id))
  const create: Boards['create'] = async (board, allowance) => {
    const made = await boards.create(board, allowance)
    if (made === 'made') created.emit(board)
    return made
  }
  const housekeeping = startHousekeeping({ engine, rooms, projector, now, onError })

  const doInSteps: BoardApi['doInSteps'] = (steps) => scheduler.run(steps)
  const submitting = { engine, now, newId }
  const boardUserOf: AuthorizeBoardPorts['boardUserOf'] = (identity, state, roles) =>
    viewerOf(identity, state, roles, pseudonyms)
  const opening = { boards, memberships, now, engine, boardUserOf, pseudonymsOn }
  const onRevoked = (boardId: BoardId): void => accessRevocation.revokeBoard(boardId)

  return {
    jobs: [purgeBoardsJob({ trash, now })],
    archiveAnnouncements: stores.archiveAnnouncements,
    boards: {
      ...retros,
      find: (boardId) => boards.find(boardId),
      create,
      cardsOf: (team, planId) => readCards(team, planId, { retros, memberships, now }),
      purgeTeam: (teamId, transaction) => trash.purgeTeam(teamId, transaction),
      presenceOn: (boardId, teamId) => findPresence(boardId, teamId, { boards, engine, people }),
      runningIn: (teamIds) => findRunningBoards(teamIds, { retros, people }),
    },
    createBoard: (identity, teamId, input) =>
      createBoard(identity, teamId, input, { ...opening, boards: { ...boards, create }, newId }),
    engine,
    publicBoard: (boardId) => readPublicBoard(boardId, { engine, log, pseudonymsOn }),
    rooms,
    peopleOn: (boardId) => people.on(boardId),
    authorizeBoard: (identity, boardId) => authorizeBoard(identity, boardId, opening),
    authorizeTeamBoard: (identity, place) => authorizeTeamBoard(identity, place, opening),
    submitAll: (board, actor, commands) => submitAll(board, actor, commands, submitting),
    onCreated: created.on,
    doInSteps,
    connect: (preparation) => live.connect(preparation),
    routes(app, { moods, takeLargeRead }) {
      boardFeatureRoutes(app, {
        ...stores,
        ...opening,
        identities,
        memberships,
        isOperatorKey: options.isOperatorKey,
        moods,
        boards: { ...boards, create },
        places: createHistoryCache(log),
        trashReaders: createTrashReaders(),
        takeLargeRead,
        doInSteps,
        newId,
        onRevoked,
        takeCost: (personId, commands, board) => live.takeCost(personId, commands, board),
      })
    },
    registerProjection(projection) {
      projector.add(projection)
      void projector.catchUp()
    },
    teamRevoked: (teamId) => accessRevocation.revokeTeam(teamId),
    roleChanged(teamId, personId) {
      accessRevocation.reauthenticateInTeam(teamId, personId)
      revokeFacilitation(teamId, personId, { ...stores, ...submitting, memberships }).catch(onError)
    },
    sessionsEnded: (personId) => accessRevocation.reauthenticate(personId),
    personalBoards: {
      countOf: personalBoards.countOf,
      deleteOf: (owner) => deletePersonalBoardsOf(owner, { personalBoards, now, onRevoked }),
    },
    eraseAccounts: (erased) => accessRevocation.eraseAccounts(erased),
    async close() {
      housekeeping.stop()
      await projector.close()
      live.stop()
      // Commands that were taken are answered before their sockets are disconnected.
      await engine.close()
      await live.disconnect()
    },
  }
}

function newId(): string {
  return nanoid(16)
}
