import type { ColumnMeaning } from './state.ts'

export interface FormatColumn {
  readonly name: string
  readonly meaning: ColumnMeaning
}

export const FORMAT_GROUPS = ['classic', 'metaphor', 'team', 'seasonal'] as const
export type FormatGroup = (typeof FORMAT_GROUPS)[number]

/** A way to hold a retro: its columns, each with what it asks for whatever its name (D30). */
export interface Format {
  /** The name in lower case with hyphens, as it stands in addresses (teams.md §2). */
  readonly slug: string
  readonly name: string
  readonly group: FormatGroup
  readonly columns: readonly FormatColumn[]
  /** The id of a built-in background; null: none. */
  readonly theme: string | null
  /** What it is about, in one sentence; may be empty. */
  readonly sentence: string
  /** Months (1 to 12) in which it is in season; none: it has no season. */
  readonly months: readonly number[]
  /** Other slugs that lead to it (D30). */
  readonly aliases: readonly string[]
}

/** The format that a slug or an alias of one names. */
export function formatNamed(formats: readonly Format[], slug: string): Format | undefined {
  return (
    formats.find((format) => format.slug === slug) ?? formats.find(({ aliases }) => aliases.includes(slug))
  )
}

/** What each column asks for: the same as the given one of its name in its place, else 'other'. */
export function meaningsIn(
  names: readonly string[],
  columns: readonly FormatColumn[],
): readonly ColumnMeaning[] {
  return names.map((name, at) => {
    const column = columns[at]
    return column?.name === name ? column.meaning : 'other'
  })
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
