import { meaningOfName } from '@retropulse/domain/board/settings/column-meaning'
import { readImport } from '@retropulse/domain/import-export/read-import'
import type { FileAnswer, ImportTask } from './read-in-process.ts'
import { tableOfSpreadsheet } from './spreadsheet-table.ts'

/** What is in a file; meant for a process of its own, which a hostile file may end. */
export async function readFile({ now, ...file }: ImportTask): Promise<FileAnswer> {
  const details = { now, meaningOf: meaningOfName }
  if (file.encoding !== 'base64') return { read: readImport(file, details), table: null }
  const table = await tableOfSpreadsheet(Buffer.from(file.content, 'base64'))
  if (typeof table === 'string') return { read: readImport({ ...file, content: table }, details), table }
  return {
    read: { ok: false, problems: [{ line: null, code: table.code, detail: '' }], count: 1 },
    table: null,
  }
}
