import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerParent } from '../answer-parent.ts'

/** What the process of a test is to do, once there is a file at `gate`. */
export interface TestInput {
  readonly does: 'throw' | 'hang' | 'end' | 'fill' | 'read the environment' | 'answer'
  readonly answer?: unknown
  readonly gate?: string
}

answerParent(async ({ does, answer, gate }: TestInput): Promise<unknown> => {
  while (gate !== undefined && !existsSync(gate)) await sleep(5)
  if (does === 'throw') throw new Error('of the process')
  if (does === 'end') process.exit(0)
  while (does === 'hang');
  // A thread that parses more than its memory holds ends the process that started it.
  if (does === 'fill') return many(() => JSON.parse(`[${'{"a":1},'.repeat(200_000)}1]`))
  return does === 'read the environment' ? { ...process.env } : answer
})

function many(make: () => unknown): never {
  for (const all = []; ;) all.push(make())
}
