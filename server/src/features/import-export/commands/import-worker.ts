import { meaningOfName } from '@retropulse/domain/board/settings/column-meaning'
import { readImport } from '@retropulse/domain/import-export/read-import'
import { parentPort, workerData } from 'node:worker_threads'
import type { ImportTask } from './read-in-thread.ts'
import { tableOfSpreadsheet } from './spreadsheet-table.ts'

/* The thread of one file: gets it, answers what is in it, and ends. */

async function read({ now, ...file }: ImportTask) {
  if (file.encoding !== 'base64') return readImport(file, { now, meaningOf: meaningOfName })
  const table = await tableOfSpreadsheet(Buffer.from(file.content, 'base64'))
  return typeof table === 'string'
    ? readImport({ ...file, content: table }, { now, meaningOf: meaningOfName })
    : { ok: false, problems: [{ line: null, code: table.code, detail: '' }], count: 1 }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read-in-thread.ts sends nothing else
const answer = await read(workerData as ImportTask)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.postMessage(answer)
