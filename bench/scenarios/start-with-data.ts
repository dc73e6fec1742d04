import type { BenchCase, Run, RunOptions } from '../bench-case.ts'
import { seededRandom } from '../../scripts/seed/seeded-random.ts'
import { readTreeCpu } from '../measure/cpu-of-process-tree.ts'
import { watchMachine } from '../measure/machine-load.ts'
import { newBoards } from '../server/new-boards.ts'
import { newDataDir, startProduct } from '../server/product-server.ts'
import { fillBoard } from './s3-joins.ts'

/** From the start of the process to its first answer, on a folder with data in it. */
export const startCase: BenchCase = {
  scenario: 'START',
  name: 'data already there',
  targets: [{ figure: 'start s', atMost: 2 }],
  run,
}

async function run({ seed, nodeOptions }: RunOptions): Promise<Run> {
  const dataDir = newDataDir()
  try {
    const first = await startProduct({ dataDir: dataDir.path, nodeOptions })
    try {
      const [boardId = ''] = await newBoards(first.url, 1)
      await fillBoard(first.url, boardId, seededRandom(seed))
    } finally {
      await first.stop()
    }
    const machine = watchMachine()
    const again = await startProduct({ dataDir: dataDir.path, nodeOptions })
    const othersCores = machine.othersCores(readTreeCpu(again.pid))
    await again.stop()
    return {
      figures: { 'first start s': first.startMs / 1000, 'start s': again.startMs / 1000 },
      othersCores,
    }
  } finally {
    dataDir.remove()
  }
}
