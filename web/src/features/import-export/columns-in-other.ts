import type { CsvMapping } from '@retropulse/domain/import-export/csv-mapping'
import { OTHER_COLUMN } from '@retropulse/domain/import-export/limits'
import type { RetroPreview } from './file-reading.ts'

/**
 * The columns of a file that keep their place by choice, but for which no board has room: their notes lie in the column
 * 'Other' (MOVE-IN-6).
 */
export function columnsInOther(
  retros: readonly Pick<RetroPreview, 'columns' | 'preview'>[],
  chosen: CsvMapping['columns'],
): ReadonlySet<string> {
  const placed = new Set(chosen.map(({ from }) => from))
  const own = new Set<string>()
  const other = new Set<string>()
  for (const { columns, preview } of retros) {
    const names = new Set(preview.columns.map(({ name }) => name))
    for (const { name } of columns)
      if (names.has(name) || !names.has(OTHER_COLUMN)) own.add(name)
      else if (!placed.has(name)) other.add(name)
  }
  return new Set([...other].filter((name) => !own.has(name)))
}
