import { MESSAGE_MAX_BYTES, SOCKET_PATH } from '@retropulse/contract/protocol'
import type { BoardId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import type { Server as HttpServer } from 'node:http'
import type { CursorTables } from '../../platform/database/advance-cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { MailLinkOrigin } from '../../platform/mail/mail-link-origin.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Cluster } from '../../platform/socket/cluster.ts'
import { createCooperativeScheduler } from '../../platform/process/cooperative-scheduler.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import { createSocketServer } from '../../platform/socket/socket-server.ts'
import type { Identities, RequestHeaders } from '../auth/ports.ts'
import type { Memberships, TeamBoards } from '../orgs/ports.ts'
import { createBoardEngine } from './engine/board-engine.ts'
import { createActionItemSync } from '../action-items/commands/sync-action-items.ts'
import type { ImportBoardPorts } from '../import-export/commands/import-board.ts'
import { throttleMsFor } from './engine/commit-throttle.ts'
import { createProjector } from './engine/projector.ts'
import { deletePersonalBoardsOf } from './commands/remove-personal-board.ts'
import { revokeFacilitation } from './commands/revoke-facilitation.ts'
import type { BoardProjection, Boards, MoodAnswers, Slack } from './ports.ts'
import { createHistoryCache } from './queries/history-cache.ts'
import { boardFeatureRoutes } from './http/board-feature-routes.ts'
import { purgeBoardsJob } from './jobs/purge-boards-job.ts'
import { remindAssigneesJobs } from '../action-items/jobs/remind-assignees-job.ts'
import { findPresence, type PresenceOnBoard } from './queries/presence-on-board.ts'
import { findRunningBoards, type RunningBoard } from './queries/running-boards.ts'
import type { PersonalBoards } from './queries/personal-boards.ts'
import { createTrashReaders } from './queries/read-trash.ts'
import { readCards } from './queries/team-cards.ts'
import { createAdmissions } from './live/admissions.ts'
import { createBoardRooms } from './live/board-rooms.ts'
import { createClientLimits } from './live/client-limits.ts'
import { createClusterSync } from './live/cluster-sync.ts'
import { openGateway } from './live/gateway.ts'
import { createAccessRevocation } from './live/access-revocation.ts'
import { startHousekeeping } from './live/housekeeping.ts'
import { createMoodCounts } from '../mood/live/mood-counts.ts'
import { createPeopleOnBoards } from './live/people-on-boards.ts'
import { createPseudonyms, memoisedFor } from './live/pseudonyms.ts'
import { viewerOf } from './live/viewer.ts'
import { createActionLists } from '../action-items/store/action-lists.ts'
import { createActionReminders } from '../action-items/store/action-reminders.ts'
import { createBoardLog } from './store/board-log.ts'
import { type AuditLogIn, createBoardTrash } from './store/board-trash.ts'
import { createBoards } from './store/boards.ts'
import { createFeedback } from './store/feedback.ts'
import { createProjectionCursors } from './store/projection-cursors.ts'
import { createMadeFacilitators } from './store/made-facilitators.ts'
import { createMoodAnswers } from '../mood/store/mood-answers.ts'
import { createPersonalBoards } from './store/personal-boards.ts'
import { createSlackHooks } from '../summary/store/slack-hooks.ts'
import type { BoardTables } from './store/tables.ts'
import { createTeamActions } from '../action-items/store/team-actions.ts'
import { createTeamRetros } from './store/team-retros.ts'

export interface BoardFeatureOptions {
  readonly database: Pick<Database<BoardTables & CursorTables>, 'db' | 'pool'>
  readonly httpServer: HttpServer
  readonly cluster: Cluster
  readonly identities: Identities
  readonly memberships: Memberships
  readonly auditLogIn: AuditLogIn
  readonly mailer: Mailer
  readonly isMailConfigured: boolean
  readonly mailLinkOrigin: MailLinkOrigin
  /** Counts email to a receiver who did not ask for it; false when the hour's allowance is used up (MAIL-7). */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  /** Keys the pseudonyms; another secret changes every pseudonym that is not in a log yet. */
  readonly secret: string
  /** Keys the hashes of mood answers (MOOD-14); with another secret a person can answer the same poll twice. */
  readonly moodSecret: string
  /** Undefined where no Slack app is configured. */
  readonly slack: Slack | undefined
  /** Encrypts the addresses of webhooks (SLACK-7); with another secret, teams have to connect again. */
  readonly slackSecret: string
  /** Whether a text is the operator's key of this installation (BOARD-63). */
  readonly isOperatorKey: (given: string) => boolean
  readonly publicUrl: string | undefined
  readonly commandsPerSecond: number
  /** Milliseconds since 1970; the machine's clock when left out. */
  readonly now?: () => number
  /** HTTP requests of a person; connections and joins of an address are limited in proportion (LIMIT-2, LIMIT-15). */
  readonly requestsPerMinute: number
  readonly trustProxy: boolean | readonly string[]
  /** The signed token of a session in a request, whether the session has ended or not; null without one. */
  readonly sessionOf: (headers: RequestHeaders) => string | null
  readonly onError: (error: unknown) => void
}

export interface BoardFeature {
  readonly jobs: readonly ScheduledJob[]
  readonly boards: Pick<Boards, 'find'> &
    TeamBoards & {
      /** Boards of these teams with participants at this moment, those with most first. */
      runningIn(teamIds: readonly TeamId[]): Promise<readonly RunningBoard[]>
      /** The participants on a board of a team at this moment; null: the team has no such board. */
      presenceOn(boardId: BoardId, teamId: TeamId): Promise<PresenceOnBoard | null>
    }
  /** Results of mood polls, as far as they are disclosed. */
  readonly moods: Pick<MoodAnswers, 'disclosedResultsOf' | 'floorOfTeam'>
  routes(app: HttpApp): void
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

/** Wires the board feature: commands, socket, routes and jobs. */
export function createBoardFeature(options: BoardFeatureOptions): BoardFeature {
  const { database, httpServer, cluster, identities, memberships, onError } = options
  // Called each time, not captured once, so that a test may set the clock of the process.
  const now = options.now ?? (() => Date.now())
  const boards = createBoards(database.db)
  const retros = createTeamRetros(database.db)
  const trash = createBoardTrash(database.db, options.auditLogIn)
  const personalBoards = createPersonalBoards(database.db)
  const log = createBoardLog(database.db, database.pool)
  const throttleMs = (boardId: BoardId): number => throttleMsFor(rooms.get(boardId)?.viewers.size ?? 0)
  const engine = createBoardEngine({ log, now, onError, throttleMs })
  const pseudonyms = createPseudonyms(options.secret)
  const { addressOf, connectionLimit, joinLimit, rateLimit, guestLimit } = createClientLimits(options)
  const io = createSocketServer({
    httpServer,
    path: SOCKET_PATH,
    messageMaxBytes: MESSAGE_MAX_BYTES,
    publicUrl: options.publicUrl,
    mayConnect: (handshake) => connectionLimit.take(addressOf(handshake), now()),
  })
  const scheduler = createCooperativeScheduler()
  const rooms = createBoardRooms({
    pseudonyms,
    now,
    scheduler,
    onError,
    onChanged: (room) => sync.roomChanged(room),
    onOpened: (room) => sync.roomOpened(room),
    onPassed: (room, update) => sync.passed(room, update),
  })
  const actionItemSync = createActionItemSync({
    engine,
    teamActions: createTeamActions(database.db),
    onChanged: (teamId) => sync.actionsChanged(teamId),
    onError,
  })
  const onActionsChanged = (teamId: TeamId): void => actionItemSync.teamChanged(teamId)
  const sync = createClusterSync({ cluster, engine, rooms, now, onActionsChanged, onError })
  const peopleOnBoards = createPeopleOnBoards(rooms, sync.elsewhere)
  const moodAnswers = createMoodAnswers(database.pool, options.moodSecret)
  const moodCounts = createMoodCounts({ rooms, cluster, moodAnswers, onError })
  const accessRevocation = createAccessRevocation({
    rooms,
    cluster,
    boards,
    identities,
    memberships,
    now,
    onError,
  })
  const pseudonymsOn = (boardId: BoardId) => memoisedFor(pseudonyms, boardId)
  const projectionCursors = createProjectionCursors(database.db)
  const projector = createProjector({ engine, projectionCursors, pseudonymsOn, onError })
  const onRevoked = (boardId: BoardId): void => accessRevocation.revokeBoard(boardId)
  const onImported: ImportBoardPorts['onImported'] = ({ id, teamId, hasActions }) => {
    projector.changed(id)
    if (!hasActions) return
    actionItemSync.teamChanged(teamId)
    sync.actionsChanged(teamId)
  }
  const madeFacilitators = createMadeFacilitators(database.db)
  const revoking = { engine, madeFacilitators, memberships, now, newId: () => nanoid(16) }
  openGateway({
    io,
    engine,
    rooms,
    rateLimit,
    guestLimit,
    admissions: createAdmissions({ sessionOf: options.sessionOf, joinLimit }),
    addressOf,
    scheduler,
    now,
    onError,
    identities,
    memberships,
    boards,
    pseudonyms,
    actionItemSync,
    moodCounts,
    accessRevocation,
  })

  engine.onCommitted((board, rows, origin) => {
    rooms.get(board.id)?.deliver(rows)
    if (origin !== 'here') return
    sync.committed(board.id, rows)
    projector.changed(board.id)
  })
  const housekeeping = startHousekeeping({ engine, rooms, projector, now, onError })

  return {
    moods: moodAnswers,
    jobs: [
      purgeBoardsJob({ trash, now }),
      ...remindAssigneesJobs({ ...options, reminders: createActionReminders(database.db), now }),
    ],
    boards: {
      ...retros,
      find: (boardId) => boards.find(boardId),
      cardsOf: (team, planId) => readCards(team, planId, { retros, memberships: options.memberships, now }),
      purgeTeam: (teamId) => trash.purgeTeam(teamId),
      presenceOn: (boardId, teamId) =>
        findPresence(boardId, teamId, { boards, engine, people: peopleOnBoards }),
      runningIn: (teamIds) => findRunningBoards(teamIds, { retros, people: peopleOnBoards }),
    },
    routes(app) {
      const feedback = createFeedback(database.db)
      boardFeatureRoutes(app, {
        ...options,
        boards,
        engine,
        now,
        boardUserOf: (identity, state, roles) => viewerOf(identity, state, roles, pseudonyms),
        pseudonymsOn,
        newId: () => nanoid(16),
        contentsPerMinute: Math.max(1, Math.ceil(options.requestsPerMinute / 10)),
        doInSteps: (steps) => scheduler.run(steps),
        onBegun: (boardId) => projector.changed(boardId),
        personalBoards,
        onRevoked,
        retros,
        trash,
        moodAnswers,
        actionLists: createActionLists(database.db),
        actionItemSync,
        feedback,
        log,
        places: createHistoryCache(log),
        trashReaders: createTrashReaders(),
        onMoodAnswered: (boardId) => moodCounts.changed(boardId),
        hooks: createSlackHooks(database.db, options.slackSecret),
        stateKey: deriveKey(options.slackSecret, 'state'),
        onImported,
      })
    },
    registerProjection(projection) {
      projector.add(projection)
      void projector.catchUp()
    },
    teamRevoked: (teamId) => accessRevocation.revokeTeam(teamId),
    roleChanged(teamId, personId) {
      accessRevocation.reauthenticateInTeam(teamId, personId)
      revokeFacilitation(teamId, personId, revoking).catch(onError)
    },
    sessionsEnded: (personId) => accessRevocation.reauthenticate(personId),
    personalBoards: {
      countOf: personalBoards.countOf,
      deleteOf: (owner) => deletePersonalBoardsOf(owner, { personalBoards, now, onRevoked }),
    },
    eraseAccounts: (people) => accessRevocation.eraseAccounts(people),
    async close() {
      housekeeping.stop()
      await projector.close()
      sync.close()
      actionItemSync.close()
      moodCounts.close()
      accessRevocation.close()
      // Commands that were taken are answered first. Cutting the connections below Socket.IO makes clients take that
      // for a lost connection and reconnect by themselves (CONN-28).
      await engine.close()
      for (const socket of io.sockets.sockets.values()) socket.conn.close()
      await io.close()
    },
  }
}
