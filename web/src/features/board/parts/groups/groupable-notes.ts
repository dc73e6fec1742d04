import { byRank } from '@retropulse/domain/board/order'
import type { BoardState, Column, Note } from '@retropulse/domain/board/state'
import { type GroupNotes, isMember, NO_MEMBERS } from '../../model/group-notes.ts'

/** Cards of one column that a note can be grouped with. */
export interface Partners {
  readonly column: Column
  readonly notes: readonly Note[]
}

/** All cards but that of the note: those of its column, then the others in the order of columns (GROUP-16). */
export function partnersOf(
  { columns, notes }: Pick<BoardState, 'columns' | 'notes'>,
  note: Note,
  groups: GroupNotes,
): readonly Partners[] {
  const isOwn = ({ id }: Note) =>
    id === note.id || (groups.get(id) ?? NO_MEMBERS).some((member) => member.id === note.id)
  const cards = notes.values().filter((one) => !isMember(notes, one) && !isOwn(one))
  const first = columns.filter(({ id }) => id === note.columnId)
  const others = columns.filter(({ id }) => id !== note.columnId)
  return [...first, ...others].flatMap((column) => {
    const own = cards.filter(({ columnId }) => columnId === column.id).toSorted(byRank)
    return own.length === 0 ? [] : [{ column, notes: own }]
  })
}

/** True when a search matches the title of a group or one of its texts, in any case (GROUP-16). */
export function isFound(note: Note, members: readonly Note[], search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase()
  const texts = [note.groupTitle ?? '', ...[note, ...members].map(({ text }) => text)]
  return texts.some((text) => text.toLocaleLowerCase().includes(wanted))
}
