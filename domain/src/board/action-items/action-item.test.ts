import { expect, test } from 'vitest'
import { asId, type BoardId } from '../../kernel/ids.ts'
import { actionFrom, actionRecord } from './action-item.ts'
import { actionRecordOf } from '../testing/actions.ts'

const board = asId<BoardId>('board')

test('ACTION-25: the wire uses resovledIn, code calls it resolvedIn', () => {
  const record = actionRecordOf('a1', { status: 1, resovledIn: board })
  expect(actionFrom(record)).toMatchObject({ resolvedIn: board })
  expect(actionFrom(record)).not.toHaveProperty('resovledIn')
})

test('ACTION-25: the two spellings are never side by side', () => {
  const record = actionRecord(actionFrom(actionRecordOf('a1', { resovledIn: board })))
  expect(Object.keys(record).filter((name) => name.startsWith('res'))).toEqual(['resovledIn'])
})

test('ACTION-25: an action item that is written as a record and read back is unchanged', () => {
  for (const record of [actionRecordOf('a1'), actionRecordOf('a2', { status: 1, resovledIn: board })]) {
    expect(actionRecord(actionFrom(record))).toEqual(record)
    expect(actionFrom(actionRecord(actionFrom(record)))).toEqual(actionFrom(record))
  }
})
