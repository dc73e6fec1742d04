import { z } from 'zod'

/** A link, never its address. Moments in milliseconds since 1970. */
const linkSchema = z.object({
  /** Null: the account was deleted. */
  createdBy: z.string().nullable(),
  createdAt: z.number(),
  /** Null: no calendar has asked yet. */
  lastReadAt: z.number().nullable(),
  includesPrivate: z.boolean(),
})

/** GET /api/org/{id}/calendar: the links of all teams that have one (CAL-8). */
export const orgCalendarSchema = z.object({
  teams: z.array(z.object({ id: z.string(), name: z.string(), link: linkSchema })),
})
export type OrgCalendar = z.infer<typeof orgCalendarSchema>

/** GET /api/team/{teamId}/calendar (CAL-1): how the link to the team's calendar is doing, never the link itself. */
export const calendarStatusSchema = z.object({
  /** Null: there is no link. */
  link: linkSchema.nullable(),
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
