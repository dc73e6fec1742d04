import type { TeamAction } from '@retropulse/contract/actions'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Cluster } from '../../platform/socket/cluster.ts'
import type { Identities, Identity } from '../auth/api.ts'
import type { BoardApi } from '../board/api.ts'
import type { Memberships, TeamBoards } from '../orgs/api.ts'
import type { ActionItemPermission, ActionItemsApi, ActionItemsForServices } from './api.ts'
import { changeActions } from './commands/change-actions.ts'
import { mayChangeActions } from './commands/may-change-actions.ts'
import { setStatusAsService } from './commands/set-status-as-service.ts'
import { type ActionItemSync, createActionItemSync } from './commands/sync-action-items.ts'
import { actionRoutes } from './http/action-routes.ts'
import { remindAssigneesJobs } from './jobs/remind-assignees-job.ts'
import { readActionPages } from './queries/action-pages.ts'
import { listActions } from './queries/list-actions.ts'
import { changesActions } from './store/changes-actions.ts'
import { createActionLists } from './store/action-lists.ts'
import { createActionReminders } from './store/action-reminders.ts'
import type { ActionItemTables } from './store/tables.ts'
import { createTeamActions } from './store/team-actions.ts'

export interface ActionItemsFeatureOptions {
  readonly database: Pick<Database<ActionItemTables>, 'db'>
  readonly cluster: Cluster
  readonly identities: Identities
  readonly memberships: Memberships
  readonly board: Pick<BoardApi, 'engine' | 'boards' | 'authorizeTeamBoard' | 'submitAll' | 'onCreated'>
  readonly mailer: Mailer
  /** Counts email to a receiver who did not ask for it; false when the hour's allowance is used up (MAIL-7). */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  readonly publicUrl: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

export interface ActionItemsFeature extends ActionItemsApi, Pick<TeamBoards, 'actionsOfTeams'> {
  readonly jobs: readonly ScheduledJob[]
  readonly forServices: ActionItemsForServices & ActionItemPermission
  readonly sync: Pick<ActionItemSync, 'ensureSynced'>
  /** The action items of a team as a reader sees them, a page at a time; none for others (ACTION-26). */
  pagesOf(identity: Identity | null, teamId: TeamId): AsyncIterable<readonly TeamAction[]>
  routes(app: HttpApp): void
  close(): void
}

/** The topic of hints between processes that the action items of a team changed. */
const TOPIC = 'actions'

/** Wires the action items of teams, which the teams' boards share. */
export function createActionItemsFeature(options: ActionItemsFeatureOptions): ActionItemsFeature {
  const { database, cluster, board, onError } = options
  const actionLists = createActionLists(database.db)
  const publish = (teamId: TeamId): void => cluster.publish(TOPIC, { teamId })
  const actionItemSync = createActionItemSync({
    engine: board.engine,
    teamActions: createTeamActions(database.db),
    changesActions,
    onChanged: publish,
    onError,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- published above, in another process
  cluster.subscribe(TOPIC, (hint) => actionItemSync.teamChanged((hint as { readonly teamId: TeamId }).teamId))
  board.onCreated(({ teamId, rows }) => {
    if (teamId === null || !rows.some(changesActions)) return
    actionItemSync.teamChanged(teamId)
    publish(teamId)
  })
  const { authorizeTeamBoard, submitAll } = board
  const ports = { ...options, authorizeTeamBoard, submitAll, actionLists, actionItemSync, newId }
  return {
    actionsOfTeams: (teamIds) => actionLists.actionsOfTeams(teamIds),
    jobs: remindAssigneesJobs({ ...options, reminders: createActionReminders(database.db) }),
    sync: actionItemSync,
    forServices: {
      forChannel: (teamId, input) => actionLists.forChannel(teamId, input),
      mayChange: (identity, teamId, ids) => mayChangeActions(identity, teamId, ids, ports),
      setStatus: (teamId, actionId, status) => setStatusAsService(teamId, actionId, status, ports),
    },
    pagesOf: (identity, teamId) => readActionPages(identity, teamId, ports),
    list: (identity, teamId, wanted) => listActions(identity, teamId, wanted, ports),
    change: (identity, teamId, input, by) => changeActions(identity, teamId, input, ports, by),
    routes: (app) => actionRoutes(app, ports),
    close: () => actionItemSync.close(),
  }
}

function newId(): string {
  return nanoid(16)
}
