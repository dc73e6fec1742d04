import { namesActionItems } from './column-names.ts'
import { type FoundAction, type FoundNote, type FoundRetro, type LeftOut, plainAction } from './source.ts'

/** A retro whose notes in a column of action items are action items (MOVE-IN-5). */
export function withActionColumns(retro: FoundRetro): FoundRetro {
  const columns = retro.columns.filter((name) => !namesActionItems(name))
  if (columns.length === retro.columns.length) return retro
  const notes: FoundNote[] = []
  const actions: FoundAction[] = []
  const leftOut: LeftOut[] = []
  /** The index that a note has now, by the one that it had. */
  const indexes: (number | null)[] = []
  for (const note of retro.notes) {
    const isNote = note.column === null || !namesActionItems(note.column)
    indexes.push(isNote ? notes.length : null)
    if (isNote) notes.push(note)
    else {
      actions.push({ ...plainAction(note.text, note.line), at: note.at })
      for (const left of leftOutOfAction(note)) leftOut.push(left)
    }
  }
  return {
    ...retro,
    columns,
    notes,
    actions: [
      ...actions,
      ...retro.actions.map((action) => ({
        ...action,
        note: action.note === null ? null : (indexes[action.note] ?? null),
      })),
    ],
    leftOut: [...retro.leftOut, ...leftOut],
  }
}

/** What an action item has no place for: the comments and the votes of the note or card that it was. */
export function leftOutOfAction({
  comments,
  votes,
  line,
}: Pick<FoundNote, 'comments' | 'votes' | 'line'>): readonly LeftOut[] {
  return [
    ...comments.map(() => ({ reason: 'too-many-comments', line }) as const),
    ...(votes > 0 ? [{ reason: 'too-many-votes', line } as const] : []),
  ]
}
