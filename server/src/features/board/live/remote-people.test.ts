import { asId, type AuthorId, type BoardId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import { createRemotePeople } from './remote-people.ts'

const [ONE, OTHER] = [asId<BoardId>('one'), asId<BoardId>('other')]
const [ann, bo, cy] = [asId<AuthorId>('ann'), asId<AuthorId>('bo'), asId<AuthorId>('cy')]

test('participants that several processes have on a board are merged, until a process reports that they left', () => {
  const remotePeople = createRemotePeople()
  remotePeople.replace('a', ONE, [ann], 100)
  remotePeople.replace('b', ONE, [ann, bo], 100)
  remotePeople.replace('b', OTHER, [bo], 100)
  remotePeople.replace('a', ONE, [cy], 200)
  expect([remotePeople.on(ONE), remotePeople.on(OTHER)]).toEqual([new Set([cy, ann, bo]), new Set([bo])])
  remotePeople.replace('a', ONE, [], 300)
  remotePeople.replace('b', OTHER, [], 300)
  expect([remotePeople.on(ONE), remotePeople.on(OTHER)]).toEqual([new Set([ann, bo]), new Set()])
  expect(remotePeople.boardIds()).toEqual([ONE])
})

test('participants of a process that falls silent are forgotten', () => {
  const remotePeople = createRemotePeople()
  remotePeople.replace('a', ONE, [ann], 100)
  remotePeople.replace('b', ONE, [bo], 200)
  remotePeople.forgetBefore(200)
  expect(remotePeople.on(ONE)).toEqual(new Set([bo]))
  remotePeople.forgetBefore(201)
  expect(remotePeople.boardIds()).toEqual([])
})
