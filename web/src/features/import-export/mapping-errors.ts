import type { ProblemCode } from '@retropulse/domain/import-export/report'
import { t } from './messages.ts'

/** The choices of a mapping that may be the cause of problems, each with what to do. */
export interface MappingErrors {
  readonly text: string | undefined
  readonly column: string | undefined
  readonly votes: string | undefined
  readonly values: string | undefined
}

/** Finds the choices to change, and how: what is wrong on which line stands in the report below (IMPORT-8). */
export function mappingErrors(problems: readonly { readonly code: ProblemCode }[]): MappingErrors {
  const has = (code: ProblemCode) => problems.some((problem) => problem.code === code)
  return {
    text: has('text-unmapped') ? t('mapping.textMissing') : undefined,
    column: has('column-too-long') ? t('mapping.columnWrong') : undefined,
    votes: has('votes-invalid') ? t('mapping.votesWrong') : undefined,
    values: has('too-many-columns') ? t('code.too-many-columns') : undefined,
  }
}

/** Whether any choice is marked. */
export function hasMarks(errors: MappingErrors): boolean {
  return Object.values(errors).some((error) => error !== undefined)
}
