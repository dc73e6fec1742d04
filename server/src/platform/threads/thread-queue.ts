import { Worker } from 'node:worker_threads'

export interface ThreadQueueLimits {
  /** Calls that wait or run, of all owners; each holds its input in memory. */
  readonly waitingMax: number
  readonly waitingOfOneMax: number
  /** Of the thread of one call; a call that needs more fails, and nothing else. */
  readonly memoryMaxMb: number
  /** Milliseconds after which a thread is ended; undefined: never. */
  readonly timeoutMs?: number
}

/**
 * Runs calls one after the other, each in a thread of its own that gets its input as `workerData` and posts one answer.
 * Null: too many calls wait already, of all or of this owner, so that one owner does not take the places of the others.
 * A thread that fails, needs too much memory or takes too long rejects with an error.
 */
export function createThreadQueue<Output>(
  worker: URL,
  { waitingMax, waitingOfOneMax, ...limits }: ThreadQueueLimits,
): (input: unknown, ownerId: string) => Promise<Output | null> {
  const waiting: string[] = []
  let last: Promise<unknown> = Promise.resolve()
  return async (input, ownerId) => {
    const ofOwner = waiting.filter((one) => one === ownerId).length
    if (waiting.length >= waitingMax || ofOwner >= waitingOfOneMax) return null
    waiting.push(ownerId)
    const answer = last.then(() => runInThread<Output>(worker, input, limits))
    last = answer.catch(() => {})
    try {
      return await answer
    } finally {
      waiting.splice(waiting.indexOf(ownerId), 1)
    }
  }
}

function runInThread<Output>(
  url: URL,
  workerData: unknown,
  { memoryMaxMb, timeoutMs }: Pick<ThreadQueueLimits, 'memoryMaxMb' | 'timeoutMs'>,
): Promise<Output> {
  const { promise, resolve, reject } = Promise.withResolvers<Output>()
  const worker = new Worker(url, { workerData, resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb } })
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => void worker.terminate(), timeoutMs)
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => {
    clearTimeout(timer)
    reject(new Error(`a thread ended with ${code}`))
  })
  return promise
}
