import { MCP } from '@retropulse/contract/service-paths'
import type { FastifyRequest } from 'fastify'
import { apiKeyIn, hashOfKey } from '../../orgs/api.ts'

/**
 * What the requests of a program are counted by (LIMIT-1): its key, unchecked, so that counting asks no database. A
 * client that makes up keys is bounded by its address (LIMIT-2). Null: no request of a program.
 */
export function markOfProgram({
  routeOptions,
  headers,
}: Pick<FastifyRequest, 'routeOptions' | 'headers'>): string | null {
  // The route that was found, and not the address, which may be written in other ways.
  const path = routeOptions.url ?? ''
  const key = path === MCP || path.startsWith('/api/public/') ? apiKeyIn(headers) : null
  return key === null ? null : `key ${hashOfKey(key)}`
}
