import { COLUMNS_MAX, NAME_MAX } from '../board/limits.ts'
import type { ColumnMeaning } from '../board/state.ts'
import { storableLine } from '../kernel/storable-text.ts'
import { fieldOf, itemsOf, textOf } from './json-values.ts'
import type { ImportPlan } from './plan.ts'
import type { ProblemCode, Report } from './report.ts'

/** The columns of an export: one to five (BOARD-73), each with its base meaning (CREATE-25). */
export function readColumns(value: unknown, problems: Report<ProblemCode>): ImportPlan['columns'] {
  const columns = itemsOf(value)
  if (columns.length === 0) problems.add(null, 'value-invalid', 'columns')
  if (columns.length > COLUMNS_MAX) problems.add(null, 'too-many-columns', String(columns.length))
  return columns.slice(0, COLUMNS_MAX).map((column, at) => {
    const name = textOf(fieldOf(column, 'name'))
    if (name === null) problems.add(null, 'value-invalid', `columns[${at}].name`)
    else if (storableLine(name).length > NAME_MAX)
      problems.add(null, 'column-too-long', `columns[${at}].name`)
    return { name: storableLine(name ?? ''), meaning: meaningOf(fieldOf(column, 'meaning')) }
  })
}

function meaningOf(value: unknown): ColumnMeaning {
  return MEANINGS.find((meaning) => meaning === value) ?? 'other'
}

const MEANINGS: readonly ColumnMeaning[] = ['good', 'bad', 'idea', 'question', 'thanks', 'other']
