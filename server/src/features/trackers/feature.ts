import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { Kysely } from 'kysely'
import { nanoid } from 'nanoid'
import { randomBytes, randomUUID } from 'node:crypto'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { ClaimLoop } from '../../platform/process/claim-loop.ts'
import type { ActionItemPermission, ActionItemsForServices } from '../action-items/api.ts'
import type { Identities } from '../auth/api.ts'
import type { Memberships, Organisations } from '../orgs/api.ts'
import { hookRoute } from './http/hook-route.ts'
import { trackerRoutes } from './http/tracker-routes.ts'
import { startIssueLoop } from './jobs/issue-loop.ts'
import type { Trackers } from './ports.ts'
import type { TrackerTables } from './store/tables.ts'
import { createTrackerIssues } from './store/tracker-issues.ts'
import { createTrackerStore, type TrackerStoreOptions } from './store/trackers.ts'

export interface TrackersFeatureOptions {
  readonly database: { readonly db: Kysely<TrackerTables> }
  readonly auditLogIn: TrackerStoreOptions['auditLogIn']
  readonly identities: Pick<Identities, 'identify' | 'profilesOf'>
  readonly organisations: Pick<Organisations, 'find'>
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly actionItems: ActionItemsForServices & ActionItemPermission
  readonly trackers: Trackers
  /** Encrypts tokens and secrets. */
  readonly secret: string
  readonly publicUrl: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

export interface TrackersFeature {
  routes(app: HttpApp): void
  /** Begins to send action items, and to follow their issues. */
  start(): void
  close(): Promise<void>
}

/** Action items of teams as issues of trackers. */
export function createTrackersFeature(options: TrackersFeatureOptions): TrackersFeature {
  const { database, secret, identities, auditLogIn } = options
  const { db } = database
  const ports = {
    ...options,
    trackerStore: createTrackerStore({ db, key: secret, auditLogIn }),
    trackerIssues: createTrackerIssues(db, secret),
    newId: () => nanoid(),
    newIssueId: () => randomUUID(),
    newSecret: () => randomBytes(24).toString('base64url'),
    namesOf: async (people: readonly PersonId[]) => {
      const profiles = await identities.profilesOf(people)
      return new Map([...profiles].flatMap(([id, { name }]) => (name === null ? [] : [[id, name] as const])))
    },
  }
  let loop: ClaimLoop | undefined
  return {
    routes(app) {
      trackerRoutes(app, ports)
      hookRoute(app, ports)
    },
    start() {
      loop = startIssueLoop(ports)
    },
    async close() {
      await loop?.close()
    },
  }
}
