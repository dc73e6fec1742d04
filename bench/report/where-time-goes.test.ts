import { expect, test } from 'vitest'
import { whereTimeGoes } from './where-time-goes.ts'

test('time in a function itself and below it; waiting is not counted', () => {
  const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 9 })
  const spent = whereTimeGoes({
    nodes: [
      { id: 1, callFrame: frame('(root)'), children: [2, 3] },
      {
        id: 2,
        callFrame: frame('deliver', 'file:///home/product/server/src/features/board/room.ts'),
        children: [4],
      },
      { id: 3, callFrame: frame('(idle)') },
      {
        id: 4,
        callFrame: frame('write', 'file:///home/product/node_modules/ws/lib/sender.js'),
        children: [5],
      },
      // Recursion is one function all the same.
      { id: 5, callFrame: frame('write', 'file:///home/product/node_modules/ws/lib/sender.js') },
    ],
    samples: [2, 4, 5, 3],
    timeDeltas: [20, 50, 30, 900],
  })
  expect(spent.find(({ where }) => where.startsWith('deliver'))).toEqual({
    where: 'deliver server/features/board/room.ts:10',
    self: 0.2,
    total: 1,
  })
  expect(spent.find(({ where }) => where.startsWith('write'))).toEqual({
    where: 'write ws/lib/sender.js:10',
    self: 0.8,
    total: 0.8,
  })
})
