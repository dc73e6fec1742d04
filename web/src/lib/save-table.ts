import { csvOf } from '@retropulse/domain/kernel/csv'
import { fileName, saveFile } from './save-file.ts'

/** A table with named columns. */
export interface NamedTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** Saves a table as a CSV file, with the mark by which spreadsheets know UTF-8. */
export function saveTable({ columns, rows }: NamedTable, name: string): void {
  const text = csvOf([columns, ...rows.map((row) => row.map(String))])
  saveFile(fileName(name, 'csv'), new Blob([`\uFEFF${text}`], { type: 'text/csv' }))
}
