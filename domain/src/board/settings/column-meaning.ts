import { FORMATS } from '../formats/formats.ts'
import type { ColumnMeaning } from '../state.ts'

/**
 * The base meaning of an imported column, by its name: as in the formats that have such a column, else as names are
 * usually meant (IMPORT-27).
 */
export function meaningOfName(name: string): ColumnMeaning {
  const wanted = name.trim().toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ')
  const columns = FORMATS.flatMap((format) => format.columns)
  return (
    columns.find((column) => column.name.toLowerCase() === wanted)?.meaning ?? USUAL.get(wanted) ?? 'other'
  )
}

/** Names that other tools give the columns of a plain retro and that no format here has. */
const USUAL: ReadonlyMap<string, ColumnMeaning> = new Map([
  ...named(
    'good',
    'good',
    'the good',
    'positive',
    'positives',
    'pros',
    'successes',
    "what's good",
    'working',
  ),
  ...named(
    'bad',
    'bad',
    'the bad',
    'negative',
    'negatives',
    'cons',
    'went badly',
    "didn't go well",
    'went wrong',
    'to improve',
    'needs improvement',
    'what to improve',
  ),
  ...named('idea', 'improvement', 'suggestions', 'next time'),
  ...named('question', 'question', 'open questions', 'still puzzles us', 'unclear'),
  ...named('thanks', 'thanks', 'thank you', 'appreciation', 'shout-outs', 'shoutouts', 'praise'),
])

function named(
  meaning: ColumnMeaning,
  ...names: readonly string[]
): readonly (readonly [string, ColumnMeaning])[] {
  return names.map((name) => [name, meaning])
}
