import type { Note } from '@retropulse/domain/board/state'
import type { AuthorId, NoteId } from '@retropulse/domain/kernel/ids'

/**
 * The notes on which a participant's emoji changes: it is added to the first note of a group, and taken back from
 * whichever notes have it (GROUP-5).
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
