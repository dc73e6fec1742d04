import type { HttpApp } from '../../platform/http/http-app.ts'
import { outboxRoutes, type OutboxRoutesOptions } from './http.ts'

export interface OutboxFeature {
  routes(app: HttpApp): void
}

/** The emails that did not leave this server, for its operator. */
export function createOutboxFeature(options: OutboxRoutesOptions): OutboxFeature {
  return {
    routes(app) {
      outboxRoutes(app, options)
    },
  }
}
