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

test('LIMIT-22: a long text is put together in steps, and has all of its pieces in their order', async () => {
  const { pauses, doInSteps } = counting()
  const pieces = Array.from({ length: 4000 }, (_, at) => `${at} ${'x'.repeat(1000)}`)
  const text = await textInSteps(pieces, doInSteps)
  expect(text).toBe(pieces.join(''))
  // 4 million characters, of which a step makes at most some 66,000.
  expect(pauses()).toBeGreaterThanOrEqual(60)
})

test('LIMIT-22: a list is the JSON of its items with the fields of their schema alone', async () => {
  const schema = { parse: ({ id }: { id: number; secret: string }) => ({ id }) }
  const items = [1, 2, 3].map((id) => ({ id, secret: 'x' }))
  const { doInSteps } = counting()
  expect(await arrayInSteps(items, schema, doInSteps)).toBe('[{"id":1},{"id":2},{"id":3}]')
  expect(await arrayInSteps([], schema, doInSteps)).toBe('[]')
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
