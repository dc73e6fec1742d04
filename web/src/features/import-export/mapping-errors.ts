import type { Problem, ProblemCode } from '@retropulse/domain/import-export/report'
import { linesText } from './line-ranges.ts'
import { t } from './messages.ts'
import { type ReportRow, reportRows } from './report-rows.ts'

/** The choices of a mapping that may be the cause of problems, each with what to do. */
export interface MappingErrors {
  readonly text: string | undefined
  readonly column: string | undefined
  readonly votes: string | undefined
  readonly values: string | undefined
}

/**
 * Finds the choices to change, and how, with the first lines that say why: the report below has all of them and may be
 * out of view (IMPORT-8).
 */
export function mappingErrors(problems: readonly Problem[]): MappingErrors {
  const first = (code: ProblemCode) => reportRows(problems).find((row) => row.code === code)
  const votes = first('votes-invalid')
  const column = first('column-too-long')
  return {
    text: first('text-unmapped') && t('mapping.textMissing'),
    column: column && `${found('mapping.columnFound', column)} ${t('mapping.columnWrong')}`.trim(),
    votes: votes && `${found('mapping.votesFound', votes)} ${t('mapping.votesWrong')}`.trim(),
    values: first('too-many-columns') && t('code.too-many-columns'),
  }
}

function found(text: 'mapping.columnFound' | 'mapping.votesFound', { lines, detail }: ReportRow): string {
  return lines.length === 0 ? '' : t(text, { where: linesText(lines), value: isolated(detail) })
}

/** A value in a sentence, whose direction its own letters do not turn. */
function isolated(value: string): string {
  return `\u{2068}${value}\u{2069}`
}

/** Whether any choice is marked. */
export function hasMarks(errors: MappingErrors): boolean {
  return Object.values(errors).some((error) => error !== undefined)
}
