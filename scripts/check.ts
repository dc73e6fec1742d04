import { availableParallelism } from 'node:os'
import { runSteps } from './run-steps.ts'
import { staticSteps } from './static-steps.ts'

/** `npm run check`: all that needs neither a database nor a browser, in under a minute. */
const unitTests = {
  name: 'unit tests',
  command: 'vitest',
  args: ['run', '--project', 'unit', '--project', 'page', '--project', 'page-board'],
}

const started = performance.now()
const outcomes = await runSteps([unitTests, ...staticSteps], Math.max(2, availableParallelism()))
const failed = outcomes.filter(({ passed }) => !passed).map(({ name }) => name)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  failed.length === 0
    ? `all ${outcomes.length} steps passed in ${seconds} s`
    : `failed: ${failed.join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
