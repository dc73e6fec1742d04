import type { ClientConfig } from '@retropulse/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { statusQuery } from '../../lib/session.ts'

/** The parts of the configuration that decide what is loaded. */
export type TelemetryConfig = Pick<ClientConfig, 'errorReportingDsn' | 'countsAnalytics'>

/** Loads what an operator has configured; a default installation loads nothing, and sends nothing (REPORT-1). */
export async function startTelemetry(queries: Pick<QueryClient, 'ensureQueryData'>): Promise<void> {
  const { config } = await queries.ensureQueryData(statusQuery)
  await loadTelemetry(config)
}

/** `loaders` are replaced in tests. */
export async function loadTelemetry(
  { errorReportingDsn, countsAnalytics }: TelemetryConfig,
  loaders = LOADERS,
): Promise<void> {
  await Promise.all([
    errorReportingDsn === null ? null : loaders.reports(errorReportingDsn),
    countsAnalytics ? loaders.analytics() : null,
  ])
}

// Chunks of their own, which are not among what a page needs before its first note.
const LOADERS = {
  reports: async (dsn: string) => (await import('./error-reports.ts')).reportErrors(dsn),
  analytics: async () => (await import('./page-analytics.ts')).countUse(),
}
