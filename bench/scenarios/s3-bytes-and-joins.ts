import type { BenchCase, RunOptions } from '../bench-case.ts'
import { seededRandom } from '../../scripts/seed/seeded-random.ts'
import { othersWhile } from '../measure/watch-run.ts'
import { newBoards } from '../server/new-boards.ts'
import { withFreshServer } from '../server/with-server.ts'
import { measureBytes } from './s3-bytes.ts'
import { fillBoard, measureJoins } from './s3-joins.ts'

/** S3: bytes that a passive participant receives for each note, edit and reaction; and joining a board of 200 notes. */
export const bytesAndJoinsCase: BenchCase = {
  scenario: 'S3',
  name: 'bytes and joins',
  targets: [
    { figure: 'note: bytes beyond its text', atMost: 200 },
    { figure: 'edit: bytes beyond its text', atMost: 200 },
    { figure: 'reaction: bytes', atMost: 200 },
    { figure: 'join alone ms', atMost: 30 },
    { figure: '50 at once s', atMost: 0.5 },
    { figure: '200 at once s', atMost: 1.5 },
  ],
  run: ({ seed, nodeOptions }: RunOptions) =>
    withFreshServer(nodeOptions, async ({ url, pid }) => {
      const random = seededRandom(seed)
      const { result, othersCores } = await othersWhile(pid, async () => {
        const [quietBoard = '', fullBoard = ''] = await newBoards(url, 2)
        const bytes = await measureBytes(url, quietBoard, random)
        await fillBoard(url, fullBoard, random)
        return { ...bytes, ...(await measureJoins(url, fullBoard)) }
      })
      return { figures: result, othersCores }
    }),
}
