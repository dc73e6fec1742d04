import { cellText, readTable } from '../csv-table.ts'
import { type LeftOut, leftOutBeyond } from './source.ts'

/** A table whose cells are read by the names of its first row. */
export interface NamedTable {
  readonly header: readonly string[]
  readonly rows: readonly NamedRow[]
  /** Rows beyond those that are read, and one whose quoted cell has no end: it holds the rest of the file. */
  readonly leftOut: readonly LeftOut[]
}

export interface NamedRow {
  readonly line: number
  /** The cell below the first column of this name; empty where there is none. */
  readonly cell: (name: string) => string
  readonly cells: readonly string[]
}

/** Reads a table by its first row; the order of columns does not count. */
export function readNamedTable(content: string): NamedTable {
  const { header, rows, openAt, cutAt } = readTable(content)
  const places = new Map<string, number>()
  for (const [place, name] of header.entries()) if (!places.has(name)) places.set(name, place)
  return {
    header,
    leftOut: [
      ...leftOutBeyond(cutAt),
      ...(openAt === null ? [] : [{ reason: 'row-unreadable', line: openAt } as const]),
    ],
    rows: rows
      .filter(({ line }) => line !== openAt)
      .map(({ line, cells }) => ({
        line,
        cells,
        cell: (name) => cellText(cells, places.get(name) ?? null),
      })),
  }
}

/** True when the first row of a text names all these columns. Only the beginning of the text is read. */
export function hasColumns(content: string, names: readonly string[]): boolean {
  const { header } = readTable(content.slice(0, HEADER_MAX))
  return names.every((name) => header.includes(name))
}

/** Characters within which the first row of a known layout ends. */
const HEADER_MAX = 20_000
