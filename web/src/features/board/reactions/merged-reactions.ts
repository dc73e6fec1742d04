import type { Note } from '@retropulse/domain/board/state'
import type { AuthorId, NoteId } from '@retropulse/domain/kernel/ids'

/**
 * The notes on which one's own emoji changes: it is added to the leading note of a group, where it stays when that
 * comes apart (D6), and taken back from wherever it is.
 */
export function notesToReactOn(
  note: Note,
  members: readonly Note[],
  { emoji, on, mine }: { emoji: string; on: boolean; mine: readonly AuthorId[] },
): readonly NoteId[] {
  if (on) return [note.id]
  const hasIt = ({ reactions }: Note) =>
    reactions.some((reaction) => reaction.emoji === emoji && mine.includes(reaction.by))
  return [note, ...members].filter(hasIt).map(({ id }) => id)
}
