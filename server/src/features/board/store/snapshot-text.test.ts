import { snapshotOf } from '@retropulse/domain/board/snapshot'
import { namedBoard } from '@retropulse/domain/board/testing/boards'
import { arbitraryHistory, runHistory } from '@retropulse/domain/board/testing/history'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { snapshotText } from './snapshot-text.ts'

test('a snapshot made in steps is the same as one made at once', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryHistory(), async (steps) => {
      const board = runHistory(namedBoard(), steps).at(-1)?.after ?? namedBoard()
      expect(JSON.parse(await snapshotText(board))).toEqual(JSON.parse(JSON.stringify(snapshotOf(board))))
    }),
    { numRuns: 60, seed: 10 },
  )
})
