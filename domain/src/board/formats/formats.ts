import { type Format, formatNamed, meaningsIn } from './format.ts'
import type { RunStep } from '../guided-run/guided-run.ts'
import { readFormats } from './formats-file.ts'
import file from './formats.json' with { type: 'json' }
import type { ColumnMeaning } from '../state.ts'

/**
 * The formats that come with the product, group by group (CREATE-24). The web server serves the same file (CREATE-29).
 */
export const FORMATS: readonly Format[] = readFormats(file) ?? []

/** The base meaning of each column: that of the format where a column kept its place and name, else 'other'. */
export function columnMeanings(names: readonly string[], slug: string | undefined): readonly ColumnMeaning[] {
  return meaningsIn(names, slug === undefined ? [] : (formatNamed(FORMATS, slug)?.columns ?? []))
}

/** The steps of a format's guided run; none for a format that does not come with the product. */
export function formatSteps(slug: string | undefined): readonly RunStep[] {
  return slug === undefined ? [] : (formatNamed(FORMATS, slug)?.steps ?? [])
}
