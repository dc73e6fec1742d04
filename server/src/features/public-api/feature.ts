import type { FastifyRequest } from 'fastify'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { ActionItemsApi } from '../action-items/api.ts'
import type { Identities } from '../auth/api.ts'
import type { BoardApi } from '../board/api.ts'
import type { InsightsApi } from '../insights/api.ts'
import type { Memberships, Organisations, Programs } from '../orgs/api.ts'
import type { PulseApi } from '../pulse/api.ts'
import { markOfProgram } from './http/mark-of-program.ts'
import { publicApiRoutes } from './http/public-api-routes.ts'

export interface PublicApiFeatureOptions {
  readonly programs: Programs
  readonly identities: Pick<Identities, 'emailsOf'>
  readonly organisations: Pick<Organisations, 'find'>
  readonly memberships: Memberships
  readonly board: Pick<BoardApi, 'boards' | 'authorizeBoard' | 'createBoard'>
  readonly actionItems: ActionItemsApi
  readonly insights: InsightsApi
  readonly pulse: PulseApi
  readonly publicUrl: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface PublicApiFeature {
  /** What the requests of a program are counted by; null for other requests. */
  markOf(request: Pick<FastifyRequest, 'routeOptions' | 'headers'>): string | null
  routes(app: HttpApp): void
}

/** The API for programs, which has no rules of its own about retros and teams: it asks the features that have them. */
export function createPublicApiFeature(options: PublicApiFeatureOptions): PublicApiFeature {
  const originOf = ({ protocol, host }: FastifyRequest) => options.publicUrl ?? `${protocol}://${host}`
  return { markOf: markOfProgram, routes: (app) => publicApiRoutes(app, { ...options, originOf }) }
}
