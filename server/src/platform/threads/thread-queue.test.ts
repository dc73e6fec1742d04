import { expect, test } from 'vitest'
import { createThreadQueue, type ThreadQueueLimits } from './thread-queue.ts'

/** A thread that does what its input says. */
const WORKER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads'
    const { does, gate } = workerData
    if (gate !== undefined) Atomics.wait(new Int32Array(gate), 0, 0)
    if (does === 'throw') throw new Error('of the thread')
    if (does === 'hang') for (;;);
    if (does === 'fill') for (const all = []; ; ) all.push(new Array(1000).fill(all.length))
    if (does !== 'end') parentPort.postMessage(does)
  `)}`,
)

const LIMITS: ThreadQueueLimits = { waitingMax: 4, waitingOfOneMax: 2, memoryMaxMb: 32 }

function queue(limits: Partial<ThreadQueueLimits> = {}) {
  return createThreadQueue<string>(WORKER, { ...LIMITS, ...limits })
}

/** Holds calls that have it until it opens. */
function createGate() {
  const gate = new SharedArrayBuffer(4)
  const open = () => {
    Atomics.store(new Int32Array(gate), 0, 1)
    Atomics.notify(new Int32Array(gate), 0)
  }
  return { gate, open }
}

test('a call gets the answer of its thread', async () => {
  expect(await queue()({ does: 'tea' }, 'mira')).toBe('tea')
})

test('calls are answered one after the other, each with its own answer', async () => {
  const run = queue()
  const { gate, open } = createGate()
  const order: string[] = []
  const called = async (does: string, owner: string, input: object = {}) => {
    const answer = await run({ does, ...input }, owner)
    order.push(`${answer}`)
  }
  const calls = [called('first', 'mira', { gate }), called('second', 'tao'), called('third', 'mira')]
  open()
  await Promise.all(calls)
  expect(order).toEqual(['first', 'second', 'third'])
})

test.each([
  ['throws', 'throw', 'of the thread'],
  ['ends without an answer', 'end', 'a thread ended with 0'],
])('a thread that %s rejects, and the next call is answered', async (_, does, message) => {
  const run = queue()
  const failing = run({ does }, 'mira')
  const next = run({ does: 'tea' }, 'mira')
  await expect(failing).rejects.toThrow(message)
  expect(await next).toBe('tea')
})

test('a thread that takes too long is ended, and gives its place to the next', async () => {
  const run = queue({ timeoutMs: 100 })
  const hanging = [run({ does: 'hang' }, 'mira'), run({ does: 'hang' }, 'mira')]
  const ended = await Promise.allSettled(hanging)
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(run({ does: 'hang' }, 'mira')).rejects.toThrow('a thread ended with ')
})

test('a thread that needs too much memory is ended, and the process goes on', async () => {
  await expect(queue({ memoryMaxMb: 8 })({ does: 'fill' }, 'mira')).rejects.toThrow('memory limit')
})

test('of one owner two calls wait, the third is not taken, and other owners have their places', async () => {
  const run = queue()
  const { gate, open } = createGate()
  const taken = [run({ does: '1', gate }, 'mira'), run({ does: '2' }, 'mira')]
  expect(await run({ does: '3' }, 'mira')).toBeNull()
  taken.push(run({ does: '4' }, 'tao'), run({ does: '5' }, 'tao'))
  expect(await run({ does: '6' }, 'jonas'), 'a fifth call of all').toBeNull()
  open()
  expect(await Promise.all(taken)).toEqual(['1', '2', '4', '5'])
  expect(await run({ does: '7' }, 'mira')).toBe('7')
})

test('a call that failed gives its place back', async () => {
  const run = queue({ waitingMax: 1, waitingOfOneMax: 1 })
  for (const does of ['throw', 'end']) await expect(run({ does }, 'mira')).rejects.toThrow(/thread/)
  expect(await run({ does: 'tea' }, 'mira')).toBe('tea')
})
