import type { HttpApp } from '../../platform/http/http-app.ts'
import { outboxRoutes } from './http.ts'
import type { Outbox } from './ports.ts'

export interface OutboxFeatureOptions {
  /** Undefined where a mail server is configured: then there are no such calls (MAIL-37). */
  readonly outbox: Outbox | undefined
  /** Whether a text is the operator's key of this installation. */
  readonly isOperatorKey: (given: string) => boolean
}

export interface OutboxFeature {
  routes(app: HttpApp): void
}

/** The emails that did not leave this server, for its operator. */
export function createOutboxFeature({ outbox, isOperatorKey }: OutboxFeatureOptions): OutboxFeature {
  return {
    routes(app) {
      if (outbox !== undefined) outboxRoutes(app, { outbox, isOperatorKey })
    },
  }
}
