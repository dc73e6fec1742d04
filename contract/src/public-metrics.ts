import { z } from 'zod'

/**
 * GET /api/public/metrics, with the header `x-api-key`: an organisation's figures (API-11). Milliseconds since 1970.
 */
export const publicMetricsSchema = z.object({
  organisation: z.object({ id: z.string(), name: z.string() }),
  /** Archived teams included; those in the trash are left out. */
  teams: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The number of people on the team. */
      members: z.number(),
      /** Oldest first; `notes` is their number. */
      retros: z.array(
        z.object({ id: z.string(), name: z.string(), timestamp: z.number(), notes: z.number() }),
      ),
      openActions: z.number(),
      allActions: z.number(),
    }),
  ),
})
export type PublicMetrics = z.infer<typeof publicMetricsSchema>
