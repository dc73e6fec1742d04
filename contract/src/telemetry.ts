import { z } from 'zod'

/** Events in one call; a page counts before it sends. */
const ANALYTICS_EVENTS_MAX = 50

/** A route such as `/board/:id`; the server refuses every other text (REPORT-14). */
const route = z.string().max(200)
const times = z.number().int().min(1).max(1000)

/** POST /api/analytics: what a page counted since its last call. */
export const pageAnalyticsSchema = z.strictObject({
  events: z
    .array(
      z.discriminatedUnion('event', [
        /** How something was copied: by the keyboard or a menu, or by a button of the page. */
        z.strictObject({
          event: z.literal('Copy'),
          action: z.enum(['selection', 'button']),
          page: route,
          count: times,
        }),
        /** A button, or the route that a link leads to, or `elsewhere`. */
        z.strictObject({
          event: z.literal('Click'),
          action: z.union([z.enum(['button', 'elsewhere']), route]),
          page: route,
          count: times,
        }),
      ]),
    )
    .min(1)
    .max(ANALYTICS_EVENTS_MAX),
})
export type PageAnalytics = z.infer<typeof pageAnalyticsSchema>
