import { meaningOfName } from '@retropulse/domain/board/settings/column-meaning'
import { readImport } from '@retropulse/domain/import-export/read-import'
import { parentPort, workerData } from 'node:worker_threads'
import type { FileAnswer, ImportTask } from './read-in-thread.ts'
import { tableOfSpreadsheet } from './spreadsheet-table.ts'

/* The thread of one file: gets it, answers what is in it, and ends. */

async function read({ now, ...file }: ImportTask): Promise<FileAnswer> {
  const details = { now, meaningOf: meaningOfName }
  if (file.encoding !== 'base64') return { read: readImport(file, details), table: null }
  const table = await tableOfSpreadsheet(Buffer.from(file.content, 'base64'))
  if (typeof table === 'string') return { read: readImport({ ...file, content: table }, details), table }
  return {
    read: { ok: false, problems: [{ line: null, code: table.code, detail: '' }], count: 1 },
    table: null,
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read-in-thread.ts sends nothing else
const answer = await read(workerData as ImportTask)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.postMessage(answer)
