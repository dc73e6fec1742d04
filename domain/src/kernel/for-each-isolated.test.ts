import { expect, test } from 'vitest'
import { forEachIsolated, forEachPaged } from './for-each-isolated.ts'

function record() {
  const errors: unknown[] = []
  const done: string[] = []
  const perform = (item: string): Promise<void> => {
    if (item.startsWith('bad')) return Promise.reject(new Error(item))
    done.push(item)
    return Promise.resolve()
  }
  return { errors, done, perform, onError: (error: unknown) => void errors.push(error) }
}

test('one that fails is reported and counted, and keeps no other waiting', async () => {
  const { errors, done, perform, onError } = record()
  expect(await forEachIsolated(['a', 'bad', 'b'], perform, onError)).toBe(1)
  expect(done).toEqual(['a', 'b'])
  expect(errors).toEqual([new Error('bad')])
})

test('work that throws before it returns a promise is reported like any other', async () => {
  const { errors, onError } = record()
  const perform = (): Promise<void> => {
    throw new Error('at once')
  }
  expect(await forEachIsolated(['a', 'b'], perform, onError)).toBe(2)
  expect(errors).toHaveLength(2)
})

test('pages are read after the last key, so that items which fail are met once', async () => {
  const { errors, done, perform, onError } = record()
  const rows = ['a', 'bad-1', 'bad-2', 'c', 'd']
  const pageAfter = (key: string) => Promise.resolve(rows.filter((row) => row > key).slice(0, 2))
  await forEachPaged({ pageAfter, keyOf: (row) => row, perform, onError })
  expect(done).toEqual(['a', 'c', 'd'])
  expect(errors).toHaveLength(2)
})

test('a page that cannot be read ends the run: that fails for all', async () => {
  const { perform, onError } = record()
  const pageAfter = () => Promise.reject(new Error('no database'))
  await expect(forEachPaged({ pageAfter, keyOf: String, perform, onError })).rejects.toThrow('no database')
})
