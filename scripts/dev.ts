import { runTogether } from './run-together.ts'

/**
 * `npm run dev`: the server, started again when its sources change, and the web application from Vite at
 * http://localhost:5173, which passes calls on to the server.
 */
process.exitCode = await runTogether([
  { command: 'node', args: ['--watch', '--watch-preserve-output', 'server/src/main.ts'] },
  { command: 'vite', args: ['web'] },
])
