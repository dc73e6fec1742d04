import type { Problem, Warning } from '@retropulse/domain/import-export/report'
import { t } from './messages.ts'

/** Lines of a file about which a report says the same. */
export interface ReportRow extends Pick<Problem | Warning, 'code' | 'detail'> {
  /** Empty where the row is about the whole file. */
  readonly lines: readonly number[]
}

/**
 * What a row was found to be. A value of the file is quoted, since a word like 'many' would read as a number; paths and
 * numbers are not.
 */
export function foundText({ code, detail, lines }: ReportRow): string {
  const isValue = code === 'column-merged' || (lines.length > 0 && code !== 'text-too-long')
  return isValue && detail !== '' ? t('found.quoted', { value: detail }) : detail
}

/** Joins the lines of a report that say the same, in the order of the first of each. */
export function reportRows(report: readonly (Problem | Warning)[]): readonly ReportRow[] {
  const rows = new Map<string, { code: ReportRow['code']; detail: string; lines: number[] }>()
  for (const { line, code, detail } of report) {
    const key = `${line === null ? 'file' : 'line'} ${code} ${detail}`
    const row = rows.get(key) ?? { code, detail, lines: [] }
    if (line !== null) row.lines.push(line)
    rows.set(key, row)
  }
  return [...rows.values()]
}
