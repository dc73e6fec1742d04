import { nanoid } from 'nanoid'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Limiter } from '../../platform/http/request-limits.ts'
import { createProcessQueue } from '../../platform/process/process-queue.ts'
import type { Identities } from '../auth/api.ts'
import type { BoardApi } from '../board/api.ts'
import type { AuditLog, Memberships, Organisations } from '../orgs/api.ts'
import { createImportReader } from './commands/read-in-process.ts'
import { importExportRoutes } from './http/import-export-routes.ts'
import { orgExportRoutes } from './http/org-export-routes.ts'
import type { ExportTeamPorts } from './queries/export-team.ts'
import type { TeamFilesPorts } from './queries/team-files.ts'

export interface ImportExportFeatureOptions {
  readonly identities: Identities
  readonly memberships: Memberships
  readonly board: Pick<BoardApi, 'boards' | 'authorizeBoard' | 'authorizeTeamBoard' | 'doInSteps'>
  readonly surveyResultsOf: ExportTeamPorts['surveyResultsOf']
  readonly actionPagesOf: TeamFilesPorts['actionPagesOf']
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
  readonly auditLog: Pick<AuditLog, 'record'>
  readonly publicUrl: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface ImportExportFeature {
  routes(app: HttpApp, takeLargeRead: Limiter): void
}

/** 10 MB take a few seconds. */
const IN_PROCESSES = { waitingMax: 16, waitingOfOneMax: 2, memoryMaxMb: 512, timeoutMs: 30_000 }

/** Wires boards as files: written, and read. */
export function createImportExportFeature(options: ImportExportFeatureOptions): ImportExportFeature {
  const readImport = createImportReader(
    createProcessQueue(new URL('jobs/import-process.ts', import.meta.url), IN_PROCESSES),
  )
  return {
    routes(app, takeLargeRead) {
      importExportRoutes(app, { ...options, ...options.board, takeLargeRead, readImport, newId })
      orgExportRoutes(app, { ...options, ...options.board })
    },
  }
}

function newId(): string {
  return nanoid(16)
}
