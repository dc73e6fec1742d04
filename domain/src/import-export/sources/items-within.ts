import { ROWS_MAX } from '../csv-table.ts'
import type { LeftOut } from './source.ts'

/** The items of a list that are read, as many as rows of a table; all beyond are one entry of `leftOut`. */
export function itemsWithin<Item>(items: readonly Item[], leftOut: LeftOut[]): readonly Item[] {
  if (items.length <= ROWS_MAX) return items
  leftOut.push({ reason: 'too-many-notes', line: null })
  return items.slice(0, ROWS_MAX)
}
