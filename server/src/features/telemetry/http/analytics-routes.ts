import { pageAnalyticsSchema } from '@retropulse/contract/telemetry'
import { isRoutePattern } from '@retropulse/domain/telemetry/route-pattern'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { publicRoutesOn } from '../../../platform/http/route.ts'
import type { EventCounter } from '../commands/count-events.ts'

/**
 * What pages counted. The sender is not identified, and nothing of the request but its counts is read (REPORT-14):
 * whatever a client sends, only words of routes go on.
 */
export function analyticsRoutes(app: HttpApp, counter: Pick<EventCounter, 'count'>): void {
  publicRoutesOn(app).post('/api/analytics', {
    body: pageAnalyticsSchema,
    call({ body: { events } }) {
      const isKnown = events.every(
        ({ action, page }) => isRoutePattern(page) && (WORDS.has(action) || isRoutePattern(action)),
      )
      if (!isKnown) return { ok: false, code: 'bad-request' } as const
      for (const { count, ...event } of events) counter.count(event, count)
      return { ok: true } as const
    },
  })
}

const WORDS: ReadonlySet<string> = new Set(['selection', 'button', 'elsewhere'])
