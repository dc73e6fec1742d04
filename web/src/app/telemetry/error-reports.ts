import {
  BrowserClient,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser'
import { routePatternOf } from '@retropulse/domain/telemetry/route-pattern'
import { scrubbedEvent } from '@retropulse/domain/telemetry/scrubbed-event'

/** Reports of one page; an error in a loop has the same cause a thousand times (REPORT-10). */
const REPORTS_PER_PAGE = 10

/**
 * Reports errors that no code of the page handled (REPORT-2). Of the library only its client is used, and none of its
 * defaults: no breadcrumbs, no sessions, no replay, no measuring, no changed functions of the browser.
 */
export function reportErrors(dsn: string): void {
  let reports = 0
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    // The server of the reports receives no address of a page, and gets no cookies, also on our own host (REPORT-4).
    transportOptions: { fetchOptions: { referrerPolicy: 'no-referrer', credentials: 'omit' } },
    stackParser: defaultStackParser,
    integrations: [globalHandlersIntegration(), linkedErrorsIntegration()],
    sendClientReports: false,
    // Without this the library asks the service to keep the address of the sender.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeSend(event) {
      reports += 1
      if (reports > REPORTS_PER_PAGE) return null
      return scrubbedEvent(event, { side: 'page', route: routePatternOf(location.pathname) })
    },
  })
  getCurrentScope().setClient(client)
  client.init()
}
