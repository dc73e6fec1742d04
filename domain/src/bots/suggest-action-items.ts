import type { RetroSummary, SummaryNote } from '../board/summary/summary.ts'
import type { BoardState, ColumnMeaning } from '../board/state.ts'
import type { NoteId } from '../kernel/ids.ts'
import { quoteOf } from './draft-summary.ts'
import { SUGGESTED_ACTIONS_MAX } from './limits.ts'

/** An action item that follows from a note. */
export interface SuggestedAction {
  readonly text: string
  readonly noteId: NoteId
}

/** What to do about a note, by the base meaning of its column (BOT-28). */
const BEGINNINGS: Readonly<Partial<Record<ColumnMeaning, string>>> = {
  bad: 'Find a fix for',
  idea: 'Try out',
  question: 'Answer',
}

/**
 * Action items for the notes with the most votes, then reactions, of the columns that ask for one: what went badly,
 * ideas and questions; of all columns where a board has none of these (BOT-28).
 */
export function suggestActionItems(
  summary: Pick<RetroSummary, 'columns'>,
  { columns }: Pick<BoardState, 'columns'>,
): readonly SuggestedAction[] {
  const meanings = new Map(columns.map(({ id, meaning }) => [id, meaning]))
  const all = summary.columns.flatMap(({ id, notes }) =>
    notes.map((note) => ({ note, beginning: BEGINNINGS[meanings.get(id) ?? 'other'] })),
  )
  const asking = all.filter(({ beginning }) => beginning !== undefined)
  return (asking.length > 0 ? asking : all)
    .filter(({ note }) => weightOf(note) > 0 || asking.length > 0)
    .toSorted((one, other) => compare(one.note, other.note))
    .slice(0, SUGGESTED_ACTIONS_MAX)
    .map(({ note, beginning }) => ({
      noteId: note.id,
      text: `${beginning ?? 'Follow up on'}: ${quoteOf(note)}`,
    }))
}

function compare(one: SummaryNote, other: SummaryNote): number {
  return other.votes - one.votes || other.reactions - one.reactions
}

function weightOf({ votes, reactions }: SummaryNote): number {
  return votes + reactions
}
