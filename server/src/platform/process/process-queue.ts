import { type ChildProcess, fork } from 'node:child_process'
import type { Answer } from './answer-parent.ts'

export interface ProcessQueueLimits {
  /** Calls that wait or run, of all owners; each holds its input in memory. */
  readonly waitingMax: number
  readonly waitingOfOneMax: number
  /** Of the process of one call; a call that needs more fails, and nothing else. */
  readonly memoryMaxMb: number
  /** Milliseconds after which a process is killed; undefined: never. */
  readonly timeoutMs?: number
}

/**
 * Runs calls one after the other, each in a process of its own: a module that calls `answerParent`. Null: too many calls
 * wait already, of all or of this owner, so that one owner does not take the places of the others. A process that fails,
 * needs too much memory or takes too long rejects with an error.
 *
 * No threads: one that runs out of memory can end the process that started it, with all that others do there.
 */
export function createProcessQueue<Output>(
  module: URL,
  { waitingMax, waitingOfOneMax, ...limits }: ProcessQueueLimits,
): (input: unknown, ownerId: string) => Promise<Output | null> {
  const waiting: string[] = []
  let last: Promise<unknown> = Promise.resolve()
  return async (input, ownerId) => {
    const ofOwner = waiting.filter((one) => one === ownerId).length
    if (waiting.length >= waitingMax || ofOwner >= waitingOfOneMax) return null
    waiting.push(ownerId)
    const answer = last.then(() => runInProcess<Output>(module, input, limits))
    last = answer.catch(() => {})
    try {
      return await answer
    } finally {
      waiting.splice(waiting.indexOf(ownerId), 1)
    }
  }
}

function runInProcess<Output>(
  module: URL,
  input: unknown,
  { memoryMaxMb, timeoutMs }: Pick<ProcessQueueLimits, 'memoryMaxMb' | 'timeoutMs'>,
): Promise<Output> {
  const { promise, resolve, reject } = Promise.withResolvers<Output>()
  const child = fork(module, {
    execArgv: [`--max-old-space-size=${memoryMaxMb}`],
    // It has no part in the secrets of the server.
    env: {},
    // Keeps dates and bytes what they are.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const stopKilling = killAtExit(child)
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  child.once('message', (answer: Answer<Output>) => {
    if ('output' in answer) resolve(answer.output)
    else reject(new Error(answer.error))
  })
  child.once('error', reject)
  child.once('close', (code, signal) => {
    clearTimeout(timer)
    stopKilling()
    reject(new Error(`a process ended with ${signal ?? code}`))
  })
  child.send({ input }, (error) => {
    // It has ended before it read its input, and says itself how.
    if (error !== null) child.kill('SIGKILL')
  })
  return promise
}

/** Lets a process not outlive this one. */
function killAtExit(child: ChildProcess): () => void {
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  return () => void process.off('exit', kill)
}
