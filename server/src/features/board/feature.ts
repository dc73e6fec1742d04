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
import { createBoardEngine } from './commands/board-engine.ts'
import { createActionCarrier } from './commands/carry-actions.ts'
import type { ImportBoardPorts } from './commands/import-board.ts'
import { restFor } from './commands/crowd-throttle.ts'
import { createProjector } from './commands/projector.ts'
import { actionRoutes } from './http/action-routes.ts'
import { revokeFacilitation } from './commands/revoke-facilitation.ts'
import { boardRoutes } from './http/board-routes.ts'
import { exchangeRoutes } from './http/exchange-routes.ts'
import { feedbackRoutes } from './http/feedback-routes.ts'
import { historyRoutes } from './http/history-routes.ts'
import { insightRoutes } from './http/insight-routes.ts'
import { mailRoutes } from './http/mail-routes.ts'
import { moodRoutes } from './http/mood-routes.ts'
import { operatorRoutes } from './http/operator-routes.ts'
import { settingsRoutes } from './http/settings-routes.ts'
import { slackRoutes } from './http/slack-routes.ts'
import { teamBoardRoutes } from './http/team-board-routes.ts'
import type { BoardProjection, Boards, MoodAnswers, Slack } from './ports.ts'
import { createKeptPlaces } from './queries/kept-places.ts'
import { purgeBoardsJob } from './jobs/purge-boards-job.ts'
import { remindAssigneesJobs } from './jobs/remind-assignees-job.ts'
import type { LookPorts } from './queries/look-at-board.ts'
import { findPresence, type PresenceOnBoard } from './queries/presence-on-board.ts'
import { findRunningBoards, type RunningBoard } from './queries/running-boards.ts'
import { createTrashReaders } from './queries/read-trash.ts'
import { readCards } from './queries/team-cards.ts'
import { createAdmissions } from './socket/admissions.ts'
import { createBoardRooms } from './socket/board-rooms.ts'
import { createClientLimits } from './socket/client-limits.ts'
import { createClusterSync } from './socket/cluster-sync.ts'
import { openGateway } from './socket/gateway.ts'
import { createDoors } from './socket/doors.ts'
import { createMoodCounts } from './socket/mood-counts.ts'
import { createPeopleOnBoards } from './socket/people-on-boards.ts'
import { createPseudonyms, memoisedFor } from './socket/pseudonyms.ts'
import { viewerOf } from './socket/viewer.ts'
import { createActionLists } from './store/action-lists.ts'
import { createActionReminders } from './store/action-reminders.ts'
import { createBoardLog } from './store/board-log.ts'
import { type AuditLogIn, createBoardTrash } from './store/board-trash.ts'
import { createBoards } from './store/boards.ts'
import { createFeedback } from './store/feedback.ts'
import { createFollowers } from './store/followers.ts'
import { createMadeFacilitators } from './store/made-facilitators.ts'
import { createMoodAnswers } from './store/mood-answers.ts'
import { createSlackHooks } from './store/slack-hooks.ts'
import type { BoardTables } from './store/tables.ts'
import { createTeamActions } from './store/team-actions.ts'
import { createTeamRetros } from './store/team-retros.ts'

export interface BoardFeatureOptions {
  readonly database: Pick<Database<BoardTables & CursorTables>, 'db' | 'pool'>
  readonly httpServer: HttpServer
  readonly cluster: Cluster
  readonly identities: Identities
  readonly memberships: Memberships
  readonly auditLogIn: AuditLogIn
  readonly mailer: Mailer
  readonly mailsOut: boolean
  readonly mailLinkOrigin: MailLinkOrigin
  /** Counts mail to somebody who did not ask for it; false when they had as much as an hour allows. */
  readonly mayMail: (receiver: string) => Promise<boolean>
  /** Keys the pseudonyms: to change it is to change every pseudonym that is not in a log yet. */
  readonly secret: string
  /** Keys the hashes under which moods are kept (D19): to change it is to let people answer anew. */
  readonly moodSecret: string
  /** Undefined: this server knows no Slack app. */
  readonly slack: Slack | undefined
  /** Encrypts addresses at Slack: to change it is to have teams connect again (D26). */
  readonly slackSecret: string
  /** Whether a text is the key of this installation's operator. */
  readonly isOperatorKey: (given: string) => boolean
  readonly publicUrl: string | undefined
  readonly commandsPerSecond: number
  /** Milliseconds since 1970; the machine's clock when left out. */
  readonly now?: () => number
  /** HTTP requests of a person; connections and joins of an address are limited by the same measure. */
  readonly requestsPerMinute: number
  readonly trustProxy: boolean | readonly string[]
  /** The token of a session that a request carries, whether it has ended or not. */
  readonly sessionOf: (headers: RequestHeaders) => string | null
  readonly onError: (error: unknown) => void
}

export interface BoardFeature {
  /** To be done now and then. */
  readonly jobs: readonly ScheduledJob[]
  readonly boards: Pick<Boards, 'find'> &
    TeamBoards & {
      /** Boards of these teams on which people are right now, those with most people first. */
      runningIn(teamIds: readonly TeamId[]): Promise<readonly RunningBoard[]>
      /** Who is on a board of a team right now; null: the team has no such board. */
      presenceOn(boardId: BoardId, teamId: TeamId): Promise<PresenceOnBoard | null>
    }
  /** What polls on boards came to. */
  readonly moods: Pick<MoodAnswers, 'toldOf'>
  routes(app: HttpApp): void
  /** Keeps a read model up to date with the boards of teams. */
  follow(projection: BoardProjection): void
  /** A team was made private or deleted: whoever may not be on its boards any more has to leave them. */
  teamShut(teamId: TeamId): void
  /** Somebody's role in a team is another one, or none: the team's boards ask them in anew. */
  standingChanged(teamId: TeamId, personId: PersonId): void
  /** Sessions of a person ended: whoever sits on a board by one of them leaves it. */
  sessionsEnded(personId: PersonId): void
  /** People are nobody any more (D9): they leave every board, and no board names them. */
  forget(people: readonly PersonId[]): void
  /** Lets everybody go, finishes what waits and leaves snapshots. */
  close(): Promise<void>
}

const SWEEP_MS = 60_000
const EXPIRE_MS = 5000
const CATCH_UP_MS = 30_000

/** Boards: the live core, its socket and its routes. */
export function createBoardFeature(options: BoardFeatureOptions): BoardFeature {
  const { database, httpServer, cluster, identities, memberships, onError } = options
  // Asked anew each time, so that a test may set the clock of the process.
  const now = options.now ?? (() => Date.now())
  const boards = createBoards(database.db)
  const retros = createTeamRetros(database.db)
  const trash = createBoardTrash(database.db, options.auditLogIn)
  const log = createBoardLog(database.db, database.pool)
  const restAfter = (boardId: BoardId): number => restFor(rooms.get(boardId)?.viewers.size ?? 0)
  const engine = createBoardEngine({ log, now, onError, restAfter })
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
  const carrier = createActionCarrier({
    engine,
    teamActions: createTeamActions(database.db),
    onChanged: (teamId) => sync.actionsChanged(teamId),
    onError,
  })
  const onActionsChanged = (teamId: TeamId): void => carrier.teamChanged(teamId)
  const sync = createClusterSync({ cluster, engine, rooms, now, onActionsChanged, onError })
  const peopleOnBoards = createPeopleOnBoards(rooms, sync.elsewhere)
  const moodAnswers = createMoodAnswers(database.pool, options.moodSecret)
  const moodCounts = createMoodCounts({ rooms, cluster, moodAnswers, onError })
  const doors = createDoors({ rooms, cluster, boards, identities, memberships, now, onError })
  const pseudonymsOn = (boardId: BoardId) => memoisedFor(pseudonyms, boardId)
  const followers = createFollowers(database.db)
  const projector = createProjector({ engine, followers, pseudonymsOn, onError })
  const onShut = (boardId: BoardId): void => doors.shut(boardId)
  const onImported: ImportBoardPorts['onImported'] = ({ id, teamId, hasActions }) => {
    projector.changed(id)
    if (!hasActions) return
    carrier.teamChanged(teamId)
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
    carrier,
    moodCounts,
    doors,
  })

  engine.onCommitted((board, rows, origin) => {
    rooms.get(board.id)?.deliver(rows)
    if (origin !== 'here') return
    sync.committed(board.id, rows)
    projector.changed(board.id)
  })
  const sweeping = setInterval(() => {
    engine.sweep((boardId) => rooms.get(boardId) !== undefined).catch(onError)
  }, SWEEP_MS)

  const catchingUp = setInterval(() => void projector.catchUp(), CATCH_UP_MS)
  const expiring = setInterval(() => {
    rooms.expireEditing(now())
    rooms.expireAway(now())
  }, EXPIRE_MS)

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
      const looking: LookPorts = {
        memberships,
        boards,
        engine,
        now,
        onlookerOf: (identity, state, roles) => viewerOf(identity, state, roles, pseudonyms),
        pseudonymsOn,
      }
      const ports = { ...looking, identities, memberships, engine, boards, newId: () => nanoid(16) }
      const contentsPerMinute = Math.max(1, Math.ceil(options.requestsPerMinute / 10))
      boardRoutes(app, { ...ports, contentsPerMinute, onBegun: (boardId) => projector.changed(boardId) })
      teamBoardRoutes(app, { ...ports, retros, trash, moodAnswers, onShut })
      actionRoutes(app, { ...ports, actionLists: createActionLists(database.db), carrier })
      settingsRoutes(app, { ...ports, onShut })
      const feedback = createFeedback(database.db)
      feedbackRoutes(app, { ...ports, feedback })
      operatorRoutes(app, { feedback, isOperatorKey: options.isOperatorKey })
      historyRoutes(app, { ...ports, log, places: createKeptPlaces(log), trashReaders: createTrashReaders() })
      moodRoutes(app, { ...ports, moodAnswers, onMoodAnswered: (boardId) => moodCounts.changed(boardId) })
      insightRoutes(app, { ...ports, moodAnswers })
      slackRoutes(app, {
        ...ports,
        moodAnswers,
        hooks: createSlackHooks(database.db, options.slackSecret),
        slack: options.slack,
        stateKey: deriveKey(options.slackSecret, 'state'),
        publicUrl: options.publicUrl,
      })
      const { mailer, mailsOut, mayMail, publicUrl, mailLinkOrigin } = options
      exchangeRoutes(app, { ...ports, moodAnswers, retros, publicUrl, onImported })
      mailRoutes(app, { ...ports, moodAnswers, mailer, mailsOut, mayMail, mailLinkOrigin })
    },
    follow(projection) {
      projector.add(projection)
      void projector.catchUp()
    },
    teamShut: (teamId) => doors.shutTeam(teamId),
    standingChanged(teamId, personId) {
      doors.changeStanding(teamId, personId)
      revokeFacilitation(teamId, personId, revoking).catch(onError)
    },
    sessionsEnded: (personId) => doors.askAgain(personId),
    forget: (people) => doors.forget(people),
    async close() {
      clearInterval(sweeping)
      clearInterval(expiring)
      clearInterval(catchingUp)
      await projector.close()
      sync.close()
      carrier.close()
      moodCounts.close()
      doors.close()
      // What was sent is answered first; then connections are cut below Socket.IO, so that clients take it
      // for a lost connection and come back by themselves.
      await engine.close()
      for (const socket of io.sockets.sockets.values()) socket.conn.close()
      await io.close()
    },
  }
}
