import type { ExportedBoard, ExportedNote } from './exported-board.ts'

/** What lies at one place of a column: a note, or the notes of a group, its first one first. */
export interface ExportedCard {
  /** An index into the columns; that of its first note, in whose column a group lies (GROUP-9). */
  readonly column: number
  readonly isGroup: boolean
  /** The title of the group; null: it has none, or the card is no group. */
  readonly title: string | null
  readonly notes: readonly ExportedNote[]
}

/** The notes of an export as a board shows them, so that their order alone restores the groups (EXPORT-9). */
export function cardsOf({ notes }: Pick<ExportedBoard, 'notes'>): readonly ExportedCard[] {
  const members = new Map<number, ExportedNote[]>()
  for (const note of notes) {
    if (note.group === null) continue
    const others = members.get(note.group.into)
    if (others === undefined) members.set(note.group.into, [note])
    else others.push(note)
  }
  return notes.flatMap((note, place): readonly ExportedCard[] => {
    if (note.group !== null) return []
    // Members of one place stay in the order of the export.
    const others = (members.get(place) ?? []).toSorted(
      (one, other) => (one.group?.place ?? 0) - (other.group?.place ?? 0),
    )
    const isGroup = others.length > 0
    return [
      { column: note.column, isGroup, title: isGroup ? note.groupTitle : null, notes: [note, ...others] },
    ]
  })
}
