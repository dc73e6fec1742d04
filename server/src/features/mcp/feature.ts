import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { nanoid } from 'nanoid'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Identities } from '../auth/api.ts'
import type { Organisations, Programs } from '../orgs/api.ts'
import type { ProgramPorts } from '../public-api/api.ts'
import { agentRoutes } from './http/agent-routes.ts'
import { mcpRoutes } from './http/mcp-routes.ts'
import { oauthRoutes } from './http/oauth-routes.ts'
import type { RecordIn } from './ports.ts'
import { createAgentGrants } from './store/agent-grants.ts'
import type { AgentTables } from './store/tables.ts'

export type McpFeatureOptions = ProgramPorts & {
  readonly database: Pick<Database<AgentTables>, 'db'>
  readonly identities: Pick<Identities, 'identify'>
  readonly organisations: Pick<Organisations, 'find'>
  readonly programs: Programs
  readonly auditLogIn: RecordIn<Kysely<AgentTables>>
  readonly publicUrl: string | undefined
  /** Signs the ids of agents that registered. */
  readonly secret: string
}

export interface McpFeature {
  routes(app: HttpApp): void
}

const SECRET_LENGTH = 40

/** Tools for agents over the Model Context Protocol: another way to the use cases of the public API. */
export function createMcpFeature(options: McpFeatureOptions): McpFeature {
  const { publicUrl, database, auditLogIn } = options
  const ports = {
    ...options,
    grants: createAgentGrants(database.db, auditLogIn),
    newId: nanoid,
    newSecret: () => nanoid(SECRET_LENGTH),
    originOf: ({ protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`,
  }
  return {
    routes(app) {
      mcpRoutes(app, ports)
      oauthRoutes(app, ports)
      agentRoutes(app, ports)
    },
  }
}
