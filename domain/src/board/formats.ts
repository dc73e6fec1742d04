import type { ColumnMeaning } from './state.ts'

export interface FormatColumn {
  readonly name: string
  readonly meaning: ColumnMeaning
}

/** A way to hold a retro: its columns, each with what it asks for whatever its name (D30). */
export interface Format {
  /** The name in lower case with hyphens, as it stands in addresses (teams.md §2). */
  readonly slug: string
  readonly name: string
  readonly columns: readonly FormatColumn[]
}

export const FORMATS: readonly Format[] = [
  {
    slug: 'agile',
    name: 'Agile',
    columns: [
      { name: 'Went well', meaning: 'good' },
      { name: 'Went less well', meaning: 'bad' },
      { name: 'Try next', meaning: 'idea' },
      { name: 'What puzzles us', meaning: 'question' },
    ],
  },
  {
    slug: 'start-stop-continue',
    name: 'Start Stop Continue',
    columns: [
      { name: 'Start', meaning: 'idea' },
      { name: 'Stop', meaning: 'bad' },
      { name: 'Continue', meaning: 'good' },
    ],
  },
  {
    slug: 'mad-sad-glad',
    name: 'Mad Sad Glad',
    columns: [
      { name: 'Mad', meaning: 'bad' },
      { name: 'Sad', meaning: 'bad' },
      { name: 'Glad', meaning: 'good' },
    ],
  },
]

/** What each column asks for: the format's meaning where a column kept its place and name, else 'other'. */
export function columnMeanings(names: readonly string[], slug: string | undefined): readonly ColumnMeaning[] {
  const format = FORMATS.find((candidate) => candidate.slug === slug)
  return names.map((name, at) => {
    const column = format?.columns[at]
    return column?.name === name ? column.meaning : 'other'
  })
}
