import { PUBLIC_API } from '@retropulse/contract/service-paths'
import { answerConditionally } from '../../../platform/http/conditional-answers.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Program, Programs } from '../../orgs/api.ts'
import { openApiRoute } from './openapi-route.ts'
import { readRoutes, type ReadRoutesOptions } from './read-routes.ts'
import { writeRoutes, type WriteRoutesOptions } from './write-routes.ts'

export type PublicApiRoutesOptions = ReadRoutesOptions & WriteRoutesOptions & { readonly programs: Programs }

/** The API for programs with a key of an organisation: what they may read, and what they may write (API-14). */
export function publicApiRoutes(app: HttpApp, options: PublicApiRoutesOptions): void {
  const { programs } = options
  // A program asks whether an answer that it kept has changed (API-17).
  answerConditionally(app, (api) => {
    readRoutes(
      routesOn<Program>(api, { identify: (headers) => programs.authorize(headers, 'read') }),
      options,
    )
    writeRoutes(
      routesOn<Program>(api, { identify: (headers) => programs.authorize(headers, 'write') }),
      options,
    )
    openApiRoute(api, `${PUBLIC_API}/openapi.json`)
  })
}
