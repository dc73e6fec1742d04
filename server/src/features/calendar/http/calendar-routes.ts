import {
  calendarLinkSchema,
  calendarStatusSchema,
  makeCalendarLinkSchema,
  orgCalendarSchema,
} from '@retropulse/contract/calendar'
import { surveyIdSchema } from '@retropulse/contract/pulse-survey'
import { boardIdSchema, orgIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { type DoInSteps, textInSteps, type TextParts } from '@retropulse/domain/kernel/text-in-steps'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { answerConditionally } from '../../../platform/http/conditional-answers.ts'
import { calendarPieces } from '../../../platform/calendar/calendar-file.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import {
  type CalendarLinkPorts,
  endCalendarLink,
  makeCalendarLink,
  readCalendarStatus,
} from '../commands/calendar-link.ts'
import { type OrgCalendarsPorts, readOrgCalendars } from '../queries/org-calendars.ts'
import { readEntry, readFeed, type ReadCalendarPorts, type TeamCalendar } from '../queries/read-calendar.ts'
import { calendarEvents } from './calendar-events.ts'

export interface CalendarRoutesOptions extends Omit<
  CalendarLinkPorts & ReadCalendarPorts & OrgCalendarsPorts,
  'identities'
> {
  readonly identities: Pick<Identities, 'identify' | 'profilesOf'>
  /** The public origin; undefined: the one that the request names. */
  readonly publicUrl: string | undefined
  readonly doInSteps: DoInSteps
}

const TYPE = 'text/calendar'
/** Calendars that follow it ask every quarter of an hour (CAL-3). */
const REFRESH_SECONDS = 15 * 60
/** One piece of a calendar takes about two milliseconds. */
const STEP_SIZE = 1
const params = z.object({ teamId: teamIdSchema })

/** The calendar of a team behind a link (CAL-1 to CAL-6), and single entries of it (CAL-7). */
export function calendarRoutes(app: HttpApp, options: CalendarRoutesOptions): void {
  const route = routesOn(app, options.identities)
  const originOf = ({ protocol, host }: FastifyRequest) => options.publicUrl ?? `${protocol}://${host}`

  route.get('/api/team/:teamId/calendar', {
    summary: 'How the link to the calendar of a team is doing',
    params,
    answer: calendarStatusSchema,
    call: ({ caller, params: { teamId } }) => readCalendarStatus(caller, teamId, options),
    present: ({ status }) => status,
  })

  route.get('/api/org/:id/calendar', {
    summary: 'How the links to the calendars of the teams of an organisation are doing',
    params: z.object({ id: orgIdSchema }),
    answer: orgCalendarSchema,
    call: ({ caller, params: { id } }) => readOrgCalendars(caller, id, options),
    present: ({ teams }) => ({ teams }),
  })

  route.post('/api/team/:teamId/calendar', {
    summary: 'Makes a link to the calendar of a team, which is shown this once',
    params,
    body: makeCalendarLinkSchema,
    answer: calendarLinkSchema,
    status: 201,
    call: ({ caller, params: { teamId }, body }) => makeCalendarLink(caller, teamId, body, options),
    present: ({ token }, { request }) => ({ url: `${originOf(request)}/api/calendar/${token}.ics` }),
  })

  route.delete('/api/team/:teamId/calendar', {
    summary: 'Ends the link to the calendar of a team',
    params,
    call: ({ caller, params: { teamId } }) => endCalendarLink(caller, teamId, options),
  })

  // A calendar that has the file already is answered 304 (CAL-3).
  answerConditionally(app, (scope) => {
    routesOn(scope, options.identities).get('/api/calendar/:file', {
      summary: 'The calendar of a team; its link is the right to read it',
      params: z.object({ file: z.string().max(100) }),
      produces: [TYPE],
      answer: z.string(),
      call: ({ params: { file } }) => readFeed(file.replace(/\.ics$/, ''), options),
      text: fileOf,
    })
  })

  const entries = [
    ['retro', boardIdSchema],
    ['survey', surveyIdSchema],
  ] as const
  for (const [kind, id] of entries)
    route.get(`/api/team/:teamId/calendar/${kind}/:id`, {
      summary: `A ${kind} as a file for calendars`,
      params: params.extend({ id }),
      produces: [TYPE],
      answer: z.string(),
      call: ({ caller, params: { teamId, id: wanted } }) =>
        readEntry(caller, { teamId, kind, id: wanted }, options),
      text: async (calendar, call, reply) => {
        const parts = await fileOf(calendar, call, reply)
        reply.header('content-disposition', `attachment; filename="${kind}.ics"`)
        return parts
      },
    })

  async function fileOf(
    { teamId, teamName: name, entries: found }: TeamCalendar,
    { request }: { readonly request: FastifyRequest },
    reply: FastifyReply,
  ): Promise<TextParts> {
    const events = calendarEvents(teamId, found, originOf(request))
    const pieces = calendarPieces({ name, events, refreshSeconds: REFRESH_SECONDS })
    const parts = await textInSteps(pieces, options.doInSteps, STEP_SIZE)
    reply.type(`${TYPE}; charset=utf-8`)
    return parts
  }
}
