import { z } from 'zod'

/** GET /api/team/{teamId}/calendar (CAL-1): how the link to the team's calendar is doing, never the link itself. */
export const calendarStatusSchema = z.object({
  /** Null: there is no link. Moments in milliseconds since 1970. */
  link: z
    .object({
      /** Null: the account was deleted. */
      createdBy: z.string().nullable(),
      createdAt: z.number(),
      /** Null: no calendar has asked yet. */
      lastReadAt: z.number().nullable(),
      includesPrivate: z.boolean(),
    })
    .nullable(),
  mayEdit: z.boolean(),
})
export type CalendarStatus = z.infer<typeof calendarStatusSchema>

/** POST /api/team/{teamId}/calendar: makes a link, in place of the one before (CAL-2). */
export const makeCalendarLinkSchema = z.strictObject({
  /** Private retros stand in it, too (CAL-5). */
  includesPrivate: z.boolean(),
})

/** The answer: the link is shown this once. */
export const calendarLinkSchema = z.object({ url: z.string() })
export type CalendarLink = z.infer<typeof calendarLinkSchema>
