import { type Format, formatNamed, meaningsIn } from './format.ts'
import { readFormats } from './formats-file.ts'
import file from './formats.json' with { type: 'json' }
import type { ColumnMeaning } from './state.ts'

/** The formats that come with the product (D30), a group after the other. The web hands the same file out (teams.md §3). */
export const FORMATS: readonly Format[] = readFormats(file) ?? []

/** What each column asks for: the format's meaning where a column kept its place and name, else 'other'. */
export function columnMeanings(names: readonly string[], slug: string | undefined): readonly ColumnMeaning[] {
  return meaningsIn(names, slug === undefined ? [] : (formatNamed(FORMATS, slug)?.columns ?? []))
}
