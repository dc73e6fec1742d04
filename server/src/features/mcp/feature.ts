import type { FastifyRequest } from 'fastify'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Programs } from '../orgs/api.ts'
import type { ProgramPorts } from '../public-api/api.ts'
import { mcpRoutes } from './http/mcp-routes.ts'

export type McpFeatureOptions = ProgramPorts & {
  readonly programs: Programs
  readonly publicUrl: string | undefined
}

export interface McpFeature {
  routes(app: HttpApp): void
}

/** Tools for agents over the Model Context Protocol: another way to the use cases of the public API. */
export function createMcpFeature(options: McpFeatureOptions): McpFeature {
  const { publicUrl } = options
  const originOf = ({ protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`
  return { routes: (app) => mcpRoutes(app, { ...options, originOf }) }
}
