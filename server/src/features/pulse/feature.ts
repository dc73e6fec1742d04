import type { OrgId } from '@retropulse/domain/kernel/ids'
import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import { nanoid } from 'nanoid'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { Identities } from '../auth/api.ts'
import type { Memberships, Organisations } from '../orgs/api.ts'
import { modelRoutes } from './http/model-routes.ts'
import { type AuditLogIn, createPulseModels } from './store/pulse-models.ts'
import type { PulseTables } from './store/tables.ts'

export interface PulseFeatureOptions {
  readonly database: Pick<Database<PulseTables>, 'db'>
  readonly identities: Pick<Identities, 'identify'>
  readonly organisations: Pick<Organisations, 'find'>
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly auditLogIn: AuditLogIn
}

export interface PulseFeature {
  /** Scheduled jobs. */
  readonly jobs: readonly ScheduledJob[]
  /** Ids of the enabled models of an organisation, oldest first. */
  enabledModelsOf(orgId: OrgId): Promise<readonly string[]>
  routes(app: HttpApp): void
}

const now = (): number => Date.now()

/** Pulse models: what the surveys of an organisation ask. */
export function createPulseFeature(options: PulseFeatureOptions): PulseFeature {
  const { database, identities, organisations, memberships, auditLogIn } = options
  const models = createPulseModels(database.db, auditLogIn)
  return {
    jobs: [{ name: 'purge-pulse-models', cron: '50 3 * * *', run: () => models.purge(now() - TRASH_MS) }],
    async enabledModelsOf(orgId) {
      const all = await models.ofOrg(orgId)
      return all.filter(({ enabled }) => enabled).map(({ id }) => id)
    },
    routes: (app) => modelRoutes(app, { models, identities, organisations, memberships, newId: nanoid, now }),
  }
}
