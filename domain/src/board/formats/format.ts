import type { RunStep } from '../guided-run/guided-run.ts'
import type { ColumnMeaning } from '../state.ts'

export interface FormatColumn {
  readonly name: string
  readonly meaning: ColumnMeaning
}

export const FORMAT_GROUPS = ['classic', 'metaphor', 'team', 'seasonal'] as const
export type FormatGroup = (typeof FORMAT_GROUPS)[number]

/** A way to hold a retro: its columns, each with a base meaning that does not depend on its name (CREATE-25). */
export interface Format {
  /** The name in lower case with hyphens, as it stands in addresses (CREATE-26). */
  readonly slug: string
  readonly name: string
  readonly group: FormatGroup
  readonly columns: readonly FormatColumn[]
  /** The id of a built-in background; null: none. */
  readonly theme: string | null
  /** What it is about, in one sentence; may be empty. */
  readonly sentence: string
  /** Months (1 to 12) in which it is in season; empty: no season. */
  readonly months: readonly number[]
  /** Other slugs that lead to it (CREATE-27). */
  readonly aliases: readonly string[]
  /** The steps that a guided run of it offers (RUN-13); empty: the usual ones. */
  readonly steps: readonly RunStep[]
}

/** The format with this slug or alias. */
export function formatNamed(formats: readonly Format[], slug: string): Format | undefined {
  return (
    formats.find((format) => format.slug === slug) ?? formats.find(({ aliases }) => aliases.includes(slug))
  )
}

/** The base meaning of each column: that of the given column with the same name at the same index, else 'other'. */
export function meaningsIn(
  names: readonly string[],
  columns: readonly FormatColumn[],
): readonly ColumnMeaning[] {
  return names.map((name, at) => {
    const column = columns[at]
    return column?.name === name ? column.meaning : 'other'
  })
}

/**
 * A name as it stands in addresses: lower case, with hyphens (CREATE-26); empty when no character of it can stand
 * there.
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
