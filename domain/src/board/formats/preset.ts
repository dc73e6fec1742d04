import type { ColumnMeaning } from '../state.ts'

/** A format as it is written down here. */
export interface Preset {
  readonly name: string
  /** One sentence that says what it is about. */
  readonly sentence: string
  /** The id of a built-in background. */
  readonly theme: string
  /** Columns in order, each with what it asks for (D30). */
  readonly columns: Readonly<Record<string, ColumnMeaning>>
  /** Months (1 to 12) in which it is in season. */
  readonly months?: readonly number[]
  /** Other slugs that lead to it. */
  readonly aliases?: readonly string[]
}

/** A name as it stands in addresses: lower case, with hyphens (teams.md §2); empty when nothing of it can stand there. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
