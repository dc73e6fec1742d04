import { meaningOfName } from '@retropulse/domain/board/settings/column-meaning'
import { readChosen, type ReadingTask } from './file-reading.ts'

/* The thread of one large file: gets it, answers what the page shows of it, and is ended. */

addEventListener('message', ({ data }: MessageEvent<ReadingTask>) => {
  postMessage(readChosen(data, meaningOfName))
})
