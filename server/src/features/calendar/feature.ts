import type { Kysely } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { BoardApi } from '../board/api.ts'
import { calendarRoutes, type CalendarRoutesOptions } from './http/calendar-routes.ts'
import { createCalendarEntries } from './store/calendar-entries.ts'
import { type CalendarLinksOptions, createCalendarLinks } from './store/calendar-links.ts'
import type { CalendarTables } from './store/tables.ts'

export interface CalendarFeatureOptions extends Omit<
  CalendarRoutesOptions,
  'links' | 'entries' | 'newToken' | 'doInSteps'
> {
  readonly board: Pick<BoardApi, 'doInSteps'>
  readonly database: { readonly db: Kysely<CalendarTables> }
  readonly auditLogIn: CalendarLinksOptions['auditLogIn']
}

export interface CalendarFeature {
  routes(app: HttpApp): void
}

const TOKEN_BYTES = 32

/** Retros, surveys and action items of teams in the calendars of their members. */
export function createCalendarFeature(options: CalendarFeatureOptions): CalendarFeature {
  const { database, auditLogIn } = options
  const { doInSteps } = options.board
  const links = createCalendarLinks({ db: database.db, auditLogIn })
  const entries = createCalendarEntries(database.db)
  return { routes: (app) => calendarRoutes(app, { ...options, links, entries, newToken, doInSteps }) }
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}
