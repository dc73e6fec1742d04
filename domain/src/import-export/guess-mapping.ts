import type { CsvMapping } from './csv-mapping.ts'

/**
 * The columns that the first row of a file suggests, by the names that tools give them; null for what no name matches.
 * Names are compared whole and without regard to case (IMPORT-3).
 */
export function guessMapping(header: readonly string[]): {
  readonly text: number | null
  readonly column: number | null
  readonly votes: number | null
} {
  const names = header.map((name) => name.trim().toLowerCase())
  const find = (known: readonly string[]): number | null => {
    const name = known.find((candidate) => names.includes(candidate))
    return name === undefined ? null : names.indexOf(name)
  }
  return { text: find(TEXT_NAMES), column: find(COLUMN_NAMES), votes: find(VOTES_NAMES) }
}

/** The mapping that a header suggests; null when no name says which column has the texts. */
export function mappingOf(header: readonly string[]): CsvMapping | null {
  const { text, column, votes } = guessMapping(header)
  return text === null ? null : { text, column, votes, columns: [] }
}

/** Names of columns by meaning, the most likely ones first. */
const TEXT_NAMES =
  'text|note|notes|note text|card|card text|content|message|feedback|idea|description|item|item text|body|title|comment'.split(
    '|',
  )
const COLUMN_NAMES =
  'column|column name|column title|category|list|list name|lane|section|bucket|topic|group|type'.split('|')
const VOTES_NAMES =
  'votes|vote|vote count|votes count|number of votes|total votes|upvotes|likes|points|score|+1'.split('|')
