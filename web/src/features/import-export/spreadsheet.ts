import type { ImportPreview } from '@retropulse/contract/import-export'
import { postJson } from '../../lib/api.ts'
import type { ChosenFile } from './chosen-file.ts'

export type SpreadsheetRead =
  | { readonly ok: true; readonly file: ChosenFile }
  | { readonly ok: false; readonly why: 'spreadsheetBroken' | 'unreachable' | 'tooFast' | 'tooLargeToSend' }

/** The table of an Excel file, which the server reads. */
export async function tableOfSpreadsheet(teamId: string, file: ChosenFile): Promise<SpreadsheetRead> {
  const { name: filename, content } = file
  const path = `/api/team/${encodeURIComponent(teamId)}/import?dryRun=true`
  const answer = await postJson<ImportPreview>(path, { filename, content, encoding: 'base64' })
  if (answer.ok) return { ok: true, file: { ...file, format: 'csv', content: answer.value.table ?? '' } }
  const { code } = answer.problem
  if (code === 'unreachable') return { ok: false, why: 'unreachable' }
  // A proxy may take less than the server does.
  if (code === 'too-large') return { ok: false, why: 'tooLargeToSend' }
  return { ok: false, why: code === 'too-fast' ? 'tooFast' : 'spreadsheetBroken' }
}
