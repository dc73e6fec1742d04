import { expect, test } from 'vitest'
import { arrayInSteps } from './json-in-steps.ts'
import { type Steps, textInSteps } from './text-in-steps.ts'

/** Runs the steps at once, and counts the times that other work could have run. */
function counting() {
  let pauses = 0
  return {
    pauses: () => pauses,
    doInSteps: (steps: Steps) => {
      for (const _ of steps) pauses += 1
      return Promise.resolve()
    },
  }
}

const LONG = Array.from({ length: 4000 }, (_, at) => `${at} ${'x'.repeat(1000)}`)

test('LIMIT-22: a long text is made in steps, and has all of its pieces in their order', async () => {
  const { pauses, doInSteps } = counting()
  const parts = await textInSteps(LONG, doInSteps)
  expect(parts.join('')).toBe(LONG.join(''))
  // 4 million characters, of which a step makes at most some 66,000.
  expect(pauses()).toBeGreaterThanOrEqual(60)
})

test.each([undefined, 1, 200_000])(
  'LIMIT-22: a part of a long text is about as long as a usual step, also with steps of %s characters',
  async (stepSize) => {
    const parts = await textInSteps(LONG, counting().doInSteps, stepSize)
    const lengths = parts.map((part) => part.length)
    expect(parts.join('')).toBe(LONG.join(''))
    expect(Math.max(...lengths)).toBeLessThan(67_000)
    expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThan(65_000)
  },
)

test('LIMIT-22: what is left after the last full part is a part, and nothing is no part', async () => {
  const { doInSteps } = counting()
  expect(await textInSteps(['x'.repeat(70_000), 'one', 'two'], doInSteps)).toEqual([
    'x'.repeat(70_000),
    'onetwo',
  ])
  expect(await textInSteps(['x'.repeat(70_000), ''], doInSteps)).toEqual(['x'.repeat(70_000)])
  expect(await textInSteps([], doInSteps)).toEqual([])
})

test('LIMIT-22: with a step size of their own, pieces that take long are a step each', async () => {
  const { pauses, doInSteps } = counting()
  expect(await textInSteps(['a', 'b', '', 'c'], doInSteps, 1)).toEqual(['abc'])
  expect(pauses()).toBe(3)
})

test('LIMIT-22: a list is the JSON of its items with the fields of their schema alone', async () => {
  const schema = { parse: ({ id }: { id: number; secret: string }) => ({ id }) }
  const items = [1, 2, 3].map((id) => ({ id, secret: 'x' }))
  const { doInSteps } = counting()
  expect(await arrayInSteps(items, schema, doInSteps)).toEqual(['[{"id":1},{"id":2},{"id":3}]'])
  expect(await arrayInSteps([], schema, doInSteps)).toEqual(['[]'])
})

test('LIMIT-22: a list with an item that the schema refuses is refused', async () => {
  const schema = {
    parse: (item: string) => {
      if (item === 'bad') throw new Error('refused')
      return item
    },
  }
  const inSteps = async (steps: Steps) => {
    await Promise.resolve()
    for (const _ of steps);
  }
  await expect(arrayInSteps(['good', 'bad'], schema, inSteps)).rejects.toThrow('refused')
})
