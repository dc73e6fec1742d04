import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { Kysely } from 'kysely'
import { nanoid } from 'nanoid'
import { randomBytes } from 'node:crypto'
import type { CursorTables } from '../../platform/database/advance-cursor.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { ClaimLoop } from '../../platform/process/claim-loop.ts'
import type { Identities } from '../auth/api.ts'
import type { BoardApi, BoardProjection } from '../board/api.ts'
import type { Memberships, Organisations } from '../orgs/api.ts'
import { type ChannelNews, createChannelNews } from './commands/channel-news.ts'
import { connectionRoutes } from './http/connection-routes.ts'
import { startDeliveryLoop } from './jobs/delivery-loop.ts'
import type { Channels } from './ports.ts'
import { createEndedRetroProjection } from './projection/ended-retros.ts'
import { type ConnectionStoreOptions, createConnections } from './store/connections.ts'
import { createDeliveries } from './store/deliveries.ts'
import { createEventContents } from './store/event-contents.ts'
import { createEventOutbox } from './store/event-outbox.ts'
import type { ConnectionTables } from './store/tables.ts'

export interface ConnectionsFeatureOptions {
  readonly database: { readonly db: Kysely<ConnectionTables & CursorTables> }
  readonly auditLogIn: ConnectionStoreOptions['auditLogIn']
  readonly identities: Pick<Identities, 'identify' | 'profilesOf'>
  readonly board: Pick<BoardApi, 'publicBoard'>
  readonly organisations: Pick<Organisations, 'find'>
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly channels: Channels
  /** Encrypts addresses and secrets. */
  readonly secret: string
  readonly publicUrl: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

export interface ConnectionsFeature {
  readonly channelNews: ChannelNews
  /** Notices which retros have ended. */
  readonly projection: BoardProjection
  readonly jobs: readonly ScheduledJob[]
  routes(app: HttpApp): void
  /** Begins to tell connections what happens. */
  start(): void
  close(): Promise<void>
}

/** Services outside that a team or an organisation tells what happens. */
export function createConnectionsFeature(options: ConnectionsFeatureOptions): ConnectionsFeature {
  const { database, secret, identities, now } = options
  const { db } = database
  const connections = createConnections({ db, key: secret, auditLogIn: options.auditLogIn })
  const ports = {
    ...options,
    connections,
    deliveries: createDeliveries(db, secret),
    eventOutbox: createEventOutbox(db),
    eventContents: createEventContents(db),
    publicBoard: options.board.publicBoard,
    newId: () => nanoid(),
    newSecret: () => `whsec_${randomBytes(24).toString('base64')}`,
    namesOf: async (people: readonly PersonId[]) => {
      const profiles = await identities.profilesOf(people)
      return new Map([...profiles].flatMap(([id, { name }]) => (name === null ? [] : [[id, name] as const])))
    },
  }
  let loop: ClaimLoop | undefined
  return {
    channelNews: createChannelNews(ports),
    projection: createEndedRetroProjection(db),
    jobs: [
      {
        name: 'note-due-action-items',
        cron: '5 7 * * *',
        run: () => ports.eventOutbox.noteDue(new Date(now()).toISOString().slice(0, 'YYYY-MM-DD'.length)),
      },
    ],
    routes: (app) => connectionRoutes(app, ports),
    start() {
      loop = startDeliveryLoop(ports)
    },
    async close() {
      await loop?.close()
    },
  }
}
