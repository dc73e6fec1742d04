import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import { nanoid } from 'nanoid'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { Identities } from '../auth/api.ts'
import type { Organisations } from '../orgs/api.ts'
import { formatRoutes } from './http/format-routes.ts'
import { createOrgFormats } from './store/org-formats.ts'
import type { FormatTables } from './store/tables.ts'

export interface FormatsFeatureOptions {
  readonly database: Pick<Database<FormatTables>, 'db'>
  readonly identities: Pick<Identities, 'identify'>
  readonly organisations: Pick<Organisations, 'find'>
}

export interface FormatsFeature {
  readonly purging: ScheduledJob
  routes(app: HttpApp): void
}

const now = (): number => Date.now()

/** The formats that organisations keep for their retros. */
export function createFormatsFeature(options: FormatsFeatureOptions): FormatsFeature {
  const { database, identities, organisations } = options
  const formats = createOrgFormats(database.db)
  return {
    purging: {
      name: 'purge-formats',
      cron: '40 3 * * *',
      run: () => formats.purge(now() - TRASH_MS),
    },
    routes: (app) => formatRoutes(app, { formats, organisations, identities, newId: nanoid, now }),
  }
}
