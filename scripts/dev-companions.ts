import { readConfig } from '../server/src/config.ts'
import { urlOf } from '../server/src/platform/http/listen.ts'
import type { Companion } from './run-together.ts'

/**
 * The programs of `npm run dev` in an environment: the server, restarted when its sources change, and Vite, which
 * forwards calls to that server. Throws ConfigError.
 */
export function devCompanions(environment: NodeJS.ProcessEnv): readonly Companion[] {
  const { host, port } = readConfig(environment)
  const RETROPULSE_SERVER = environment['RETROPULSE_SERVER'] ?? urlOf(host, port)
  return [
    { command: 'node', args: ['--watch', '--watch-preserve-output', 'server/src/main.ts'] },
    { command: 'vite', args: ['web'], env: { RETROPULSE_SERVER } },
  ]
}
