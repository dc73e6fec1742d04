import { analyticsOf } from '@retropulse/domain/telemetry/analytics-event'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { BoardApi } from '../board/api.ts'
import { createEventCounter } from './commands/count-events.ts'
import { analyticsRoutes } from './http/analytics-routes.ts'
import type { AnalyticsSink } from './ports.ts'
import { type ClientConfigOf, type ClientConfigOptions, clientConfigWith } from './queries/client-config.ts'

export interface TelemetryFeatureOptions extends ClientConfigOptions {
  /** Undefined: nothing is counted. */
  readonly analyticsSink: AnalyticsSink | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

export interface TelemetryFeature {
  readonly clientConfigOf: ClientConfigOf
  /** Counts what happens on boards from now on (REPORT-12). */
  follow(engine: Pick<BoardApi['engine'], 'onCommitted'>): void
  routes(app: HttpApp): void
  close(): Promise<void>
}

/** What the page knows about this installation, and the counts of what is used. */
export function createTelemetryFeature(options: TelemetryFeatureOptions): TelemetryFeature {
  const { analyticsSink, now, onError } = options
  const counter = analyticsSink && createEventCounter({ sink: analyticsSink, now, onError })
  return {
    clientConfigOf: clientConfigWith(options),
    follow(engine) {
      if (counter === undefined) return
      engine.onCommitted((_board, rows, origin) => {
        // The process that wrote a row counts it, the others do not.
        if (origin === 'elsewhere') return
        for (const event of rows.flatMap(({ events }) => events)) {
          const counted = analyticsOf(event)
          if (counted !== undefined) counter.count(counted)
        }
      })
    },
    routes(app) {
      if (counter !== undefined) analyticsRoutes(app, counter)
    },
    async close() {
      await counter?.close()
    },
  }
}
