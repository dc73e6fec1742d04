import { readConfig } from '../server/src/config.ts'
import { urlOf } from '../server/src/platform/http/listen.ts'
import type { Companion } from './run-together.ts'

/**
 * What `npm run dev` runs in an environment: the server, started again when its sources change, and Vite, which
 * passes calls on to where that server listens. Throws ConfigError.
 */
export function devCompanions(environment: NodeJS.ProcessEnv): readonly Companion[] {
  const { host, port } = readConfig(environment)
  const RETROPULSE_SERVER = environment['RETROPULSE_SERVER'] ?? urlOf(host, port)
  return [
    { command: 'node', args: ['--watch', '--watch-preserve-output', 'server/src/main.ts'] },
    { command: 'vite', args: ['web'], env: { RETROPULSE_SERVER } },
  ]
}
