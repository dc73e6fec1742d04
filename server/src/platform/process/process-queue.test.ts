import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createProcessQueue, type ProcessQueueLimits } from './process-queue.ts'
import type { TestInput } from './testing/process-of-a-test.ts'

const MODULE = new URL('testing/process-of-a-test.ts', import.meta.url)

const LIMITS: ProcessQueueLimits = { waitingMax: 4, waitingOfOneMax: 2, memoryMaxMb: 64 }

function queue(limits: Partial<ProcessQueueLimits> = {}) {
  const run = createProcessQueue<unknown>(MODULE, { ...LIMITS, ...limits })
  return (input: TestInput, owner = 'mira') => run(input, owner)
}

function answers(answer: unknown): TestInput {
  return { does: 'answer', answer }
}

/** Holds calls that have it until it opens. */
function createGate() {
  const dir = mkdtempSync(join(tmpdir(), 'gate-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const gate = join(dir, 'open')
  return { gate, open: () => writeFileSync(gate, '') }
}

test('a call gets the answer of its process, dates and bytes as they are', async () => {
  const answer = [new Date(0), new Uint8Array([1, 2]), 'tea \u{1F375}']
  expect(await queue()(answers(answer))).toEqual(answer)
})

test('calls are answered one after the other, each with its own answer', async () => {
  const run = queue()
  const { gate, open } = createGate()
  const order: unknown[] = []
  const called = async (input: TestInput, owner: string) => order.push(await run(input, owner))
  const calls = [
    called({ ...answers('first'), gate }, 'mira'),
    called(answers('second'), 'tao'),
    called(answers('third'), 'mira'),
  ]
  open()
  await Promise.all(calls)
  expect(order).toEqual(['first', 'second', 'third'])
})

test.each([
  ['throws', 'throw', 'of the process'],
  ['ends without an answer', 'end', 'a process ended with 0'],
] as const)('a process that %s rejects, and the next call is answered', async (_, does, message) => {
  const run = queue()
  const failing = run({ does })
  const next = run(answers('tea'))
  await expect(failing).rejects.toThrow(message)
  expect(await next).toBe('tea')
})

test('a process that takes too long is killed, and gives its place to the next', async () => {
  const run = queue({ timeoutMs: 100 })
  const hanging = [run({ does: 'hang' }), run({ does: 'hang' })]
  const ended = await Promise.allSettled(hanging)
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(run({ does: 'hang' })).rejects.toThrow('a process ended with SIGKILL')
})

test('a process that needs too much memory ends, and the one that started it goes on', async () => {
  await expect(queue()({ does: 'fill' })).rejects.toThrow('a process ended with SIGABRT')
})

test('a process knows nothing of the environment, in which the secrets of the server are', async () => {
  const environment = (await queue()({ does: 'read the environment' })) as object
  expect(Object.keys(environment).filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([])
})

test('of one owner two calls wait, the third is not taken, and other owners have their places', async () => {
  const run = queue()
  const { gate, open } = createGate()
  const taken = [run({ ...answers('1'), gate }), run(answers('2'))]
  expect(await run(answers('3'))).toBeNull()
  taken.push(run(answers('4'), 'tao'), run(answers('5'), 'tao'))
  expect(await run(answers('6'), 'jonas'), 'a fifth call of all').toBeNull()
  open()
  expect(await Promise.all(taken)).toEqual(['1', '2', '4', '5'])
  expect(await run(answers('7'))).toBe('7')
})

test('a call that failed gives its place back', async () => {
  const run = queue({ waitingMax: 1, waitingOfOneMax: 1 })
  for (const does of ['throw', 'end'] as const) await expect(run({ does })).rejects.toThrow(/process/)
  expect(await run(answers('tea'))).toBe('tea')
})
