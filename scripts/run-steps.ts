import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** One command of a check; `command` is a program of node_modules/.bin, or `node`. */
export interface Step {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** How a step ended: `seconds` of wall time, and its whole output. */
export interface Outcome {
  readonly name: string
  readonly passed: boolean
  readonly seconds: number
  readonly output: string
}

const ROOT = join(import.meta.dirname, '..')

/** The environment of a step: programs of node_modules come first on its PATH. */
export function stepEnvironment(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const path = [join(ROOT, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}

/** Runs steps, `width` at a time in the order given, and prints one line as each ends. */
export async function runSteps(steps: readonly Step[], width: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...steps]
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const outcome = await runStep(step)
      outcomes.push(outcome)
      report(outcome)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return outcomes
}

/** Runs one step to its end; a program that does not start is a failure that says so. */
export async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now()
  const [passed, output] = await new Promise<[boolean, string]>((resolve) => {
    const child = spawn(step.command, step.args, {
      cwd: ROOT,
      env: stepEnvironment(step.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => resolve([false, `${step.command} did not start: ${error.message}`]))
    child.on('close', (code) => resolve([code === 0, Buffer.concat(chunks).toString()]))
  })
  return { name: step.name, passed, seconds: (performance.now() - started) / 1000, output }
}

function report({ name, passed, seconds, output }: Outcome): void {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`)
  if (!passed) console.log(output.trimEnd().replaceAll(/^/gm, '       '))
}
