import { expect, test } from 'vitest'
import { type KeyedRetro, withoutRepeatedActions } from './repeated-actions.ts'
import { plainAction } from './source.ts'

const retro = (title: string, age: string, ...texts: readonly string[]): KeyedRetro => ({
  retro: {
    title,
    columns: [],
    notes: [],
    actions: texts.map((text, at) => ({ ...plainAction(text, at + 1), isDone: age === '3' })),
    leftOut: [{ reason: 'archived', line: null }],
  },
  age,
  keys: texts,
})
const read = (...retros: readonly KeyedRetro[]) =>
  withoutRepeatedActions(retros).map(({ title, actions }) => [title, ...actions.map(({ text }) => text)])

test('MOVE-IN-3: an action item stays in the newest of its retros, whose order does not change', () => {
  const retros = [
    retro('new', '3', 'Tea', 'Sun'),
    retro('old', '1', 'Tea', 'Rain'),
    retro('mid', '2', 'Rain', 'Sun'),
  ]
  expect(read(...retros)).toEqual([['new', 'Tea', 'Sun'], ['old'], ['mid', 'Rain']])
})

test('MOVE-IN-3: the latest state is that of the newest retro', () => {
  const [old, now] = withoutRepeatedActions([retro('old', '1', 'Tea'), retro('new', '3', 'Tea')])
  expect(old?.actions).toEqual([])
  expect(now?.actions).toMatchObject([{ text: 'Tea', isDone: true }])
})

test('MOVE-IN-7: repeated action items are reported with their lines', () => {
  const [, old] = withoutRepeatedActions([retro('new', '2', 'Tea'), retro('old', '1', 'Rain', 'Tea')])
  expect(old?.leftOut).toEqual([
    { reason: 'archived', line: null },
    { reason: 'action-repeated', line: 2 },
  ])
})

test('MOVE-IN-3: the same action item twice in one retro comes twice', () => {
  expect(read(retro('one', '1', 'Tea', 'Tea'))).toEqual([['one', 'Tea', 'Tea']])
})

test('MOVE-IN-3: of retros of the same age the first one keeps it', () => {
  expect(read(retro('one', '1', 'Tea'), retro('two', '1', 'Tea'))).toEqual([['one', 'Tea'], ['two']])
})
