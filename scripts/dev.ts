import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ConfigError } from '../server/src/config.ts'
import { devCompanions } from './dev-companions.ts'
import { runTogether } from './run-together.ts'

/**
 * `npm run dev`: the server, restarted when its sources change, and the web application from Vite at
 * http://localhost:5173, which forwards calls to the server.
 */
try {
  // Not into this process's environment, which the server inherits: the server reads the file at each of its starts.
  const fromFile = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  process.exitCode = await runTogether(devCompanions({ ...fromFile, ...process.env }))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
