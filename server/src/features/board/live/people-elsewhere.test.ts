import { asId, type AuthorId, type BoardId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import { createPeopleElsewhere } from './people-elsewhere.ts'

const [ONE, OTHER] = [asId<BoardId>('one'), asId<BoardId>('other')]
const [ann, bo, cy] = [asId<AuthorId>('ann'), asId<AuthorId>('bo'), asId<AuthorId>('cy')]

test('participants that several processes have on a board are merged, until a process reports that they left', () => {
  const elsewhere = createPeopleElsewhere()
  elsewhere.hear('a', ONE, [ann], 100)
  elsewhere.hear('b', ONE, [ann, bo], 100)
  elsewhere.hear('b', OTHER, [bo], 100)
  elsewhere.hear('a', ONE, [cy], 200)
  expect([elsewhere.on(ONE), elsewhere.on(OTHER)]).toEqual([new Set([cy, ann, bo]), new Set([bo])])
  elsewhere.hear('a', ONE, [], 300)
  elsewhere.hear('b', OTHER, [], 300)
  expect([elsewhere.on(ONE), elsewhere.on(OTHER)]).toEqual([new Set([ann, bo]), new Set()])
  expect(elsewhere.boardIds()).toEqual([ONE])
})

test('participants of a process that falls silent are forgotten', () => {
  const elsewhere = createPeopleElsewhere()
  elsewhere.hear('a', ONE, [ann], 100)
  elsewhere.hear('b', ONE, [bo], 200)
  elsewhere.forgetBefore(200)
  expect(elsewhere.on(ONE)).toEqual(new Set([bo]))
  elsewhere.forgetBefore(201)
  expect(elsewhere.boardIds()).toEqual([])
})
