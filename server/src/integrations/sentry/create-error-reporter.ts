import { scrubbedEvent } from '@retropulse/domain/telemetry/scrubbed-event'
import type { ErrorContext, ErrorReporter } from '../../platform/log/error-reporter.ts'

/** Milliseconds that a stop of the server waits for reports that are under way. */
const CLOSE_MS = 2000

/** Reports in one minute; an outage has the same cause a thousand times (REPORT-10). */
export const REPORTS_PER_MINUTE = 30

/**
 * Reports to a project at Sentry, or at a service that speaks its protocol (decision 75). The library is loaded here
 * and not at the top of the file: an installation without a DSN never loads it (REPORT-1). None of its integrations
 * that watch the process, its requests or its console is switched on.
 */
export async function createErrorReporter(dsn: string, now: () => number = Date.now): Promise<ErrorReporter> {
  const sentry = await import('@sentry/node')
  const contexts = new WeakMap<object, ErrorContext>()
  const client = new sentry.NodeClient({
    dsn,
    transport: sentry.makeNodeTransport,
    stackParser: sentry.defaultStackParser,
    // The causes of an error.
    integrations: [sentry.linkedErrorsIntegration()],
    sendClientReports: false,
    includeServerName: false,
    beforeSend(event, { originalException }) {
      const context = isObject(originalException) ? contexts.get(originalException) : undefined
      return scrubbedEvent(event, { side: 'server', ...context, code: codeOf(originalException) })
    },
    beforeSendTransaction: () => null,
  })
  client.init()
  let minute = { from: now(), reports: 0 }

  return {
    report(error, context) {
      if (now() - minute.from >= 60_000) minute = { from: now(), reports: 0 }
      minute.reports += 1
      if (minute.reports > REPORTS_PER_MINUTE) return
      if (isObject(error)) contexts.set(error, context)
      // A scope of its own: nothing that was added elsewhere comes with the event.
      client.captureException(error, { originalException: error }, new sentry.Scope())
    },
    async close() {
      await client.close(CLOSE_MS)
    },
  }
}

function isObject(error: unknown): error is object {
  return typeof error === 'object' && error !== null
}

function codeOf(error: unknown): string | undefined {
  return isObject(error) && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
