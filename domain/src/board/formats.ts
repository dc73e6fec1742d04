import { CLASSIC_FORMATS } from './formats/classic.ts'
import { METAPHOR_FORMATS } from './formats/metaphor.ts'
import { SEASONAL_FORMATS } from './formats/seasonal.ts'
import { TEAM_FORMATS } from './formats/team.ts'
import { type Preset, slugOf } from './formats/preset.ts'
import type { ColumnMeaning } from './state.ts'

export interface FormatColumn {
  readonly name: string
  readonly meaning: ColumnMeaning
}

export type FormatGroup = 'classic' | 'metaphor' | 'team' | 'seasonal'

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

/** The formats that come with the product (D30), a group after the other. */
export const FORMATS: readonly Format[] = [
  ...CLASSIC_FORMATS.map((preset) => formatOf(preset, 'classic')),
  ...METAPHOR_FORMATS.map((preset) => formatOf(preset, 'metaphor')),
  ...TEAM_FORMATS.map((preset) => formatOf(preset, 'team')),
  ...SEASONAL_FORMATS.map((preset) => formatOf(preset, 'seasonal')),
]

/** The format that a slug or an alias of one names. */
export function formatNamed(formats: readonly Format[], slug: string): Format | undefined {
  return (
    formats.find((format) => format.slug === slug) ?? formats.find(({ aliases }) => aliases.includes(slug))
  )
}

/** What each column asks for: the format's meaning where a column kept its place and name, else 'other'. */
export function columnMeanings(names: readonly string[], slug: string | undefined): readonly ColumnMeaning[] {
  return meaningsIn(names, slug === undefined ? [] : (formatNamed(FORMATS, slug)?.columns ?? []))
}

/** The same by the columns that a format, or a board that is copied, has. */
export function meaningsIn(
  names: readonly string[],
  columns: readonly FormatColumn[],
): readonly ColumnMeaning[] {
  return names.map((name, at) => {
    const column = columns[at]
    return column?.name === name ? column.meaning : 'other'
  })
}

function formatOf({ name, columns, theme, sentence, months, aliases }: Preset, group: FormatGroup): Format {
  return {
    slug: slugOf(name),
    name,
    group,
    columns: Object.entries(columns).map(([column, meaning]) => ({ name: column, meaning })),
    theme,
    sentence,
    months: months ?? [],
    aliases: aliases ?? [],
  }
}
