import { z } from 'zod'

/** GET /api/public/metrics, with the header `x-api-key`: an organisation's figures. Times in milliseconds since 1970. */
export const figuresSchema = z.object({
  organisation: z.object({ id: z.string(), name: z.string() }),
  /** Archived ones too; those in the trash are left out. */
  teams: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** How many people are on it. */
      members: z.number(),
      /** Oldest first; `notes` counts them. */
      retros: z.array(
        z.object({ id: z.string(), name: z.string(), timestamp: z.number(), notes: z.number() }),
      ),
      openActions: z.number(),
      allActions: z.number(),
    }),
  ),
})
export type Figures = z.infer<typeof figuresSchema>
