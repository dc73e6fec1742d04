import { describe, expect, test } from 'vitest'
import { whereTimeGoes } from './where-time-goes.ts'

describe('where the time of a profile went', () => {
  const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 9 })
  const room = frame('deliver', 'file:///home/product/server/src/features/board/room.ts')
  const sender = frame('write', 'file:///home/product/node_modules/ws/lib/sender.js')
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(root)'), children: [2, 3] },
      { id: 2, callFrame: room, children: [4] },
      { id: 3, callFrame: frame('(idle)') },
      { id: 4, callFrame: sender, children: [5] },
      // Recursion counts as one function.
      { id: 5, callFrame: sender },
    ],
    startTime: 1000,
    samples: [2, 4, 5, 3],
    timeDeltas: [20, 50, 30, 900],
  }
  const shares = (span?: { from: number; to: number }) =>
    Object.fromEntries(whereTimeGoes(profile, span).map(({ where, self, total }) => [where, [self, total]]))

  test('in a function itself, and below it; waiting is not counted', () => {
    expect(shares()).toEqual({
      'write ws/lib/sender.js:10': [0.8, 0.8],
      'deliver server/features/board/room.ts:10': [0.2, 1],
      '(root)': [0, 1],
    })
  })

  test('of a span only', () => {
    expect(shares({ from: 1060, to: 1080 })['write ws/lib/sender.js:10']).toEqual([1, 1])
  })
})
