import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import type { NoteDrag } from '../../parts/drag/use-note-drag.ts'
import { focusNote, noteElement } from '../../model/focus-board.ts'
import { cardOf, groupNotes, NO_MEMBERS } from '../../model/group-notes.ts'
import { createGrouping } from '../../parts/groups/grouping.ts'
import { openMenu } from '../../parts/groups/member-menu.ts'
import type { BoardHandlers } from '../../model/board-handlers.ts'
import type { BoardStore } from '../../model/board-store.ts'
import type { ColumnNotes } from '../../model/column-notes.ts'

/** What a key does to the focused note (NOTE-21). */
export type NoteAct = 'edit' | 'menu' | 'comments' | 'react' | 'delete' | 'pick-up' | 'group'

interface NoteKeyContext {
  readonly store: BoardStore
  readonly handlers: BoardHandlers
  readonly drag: NoteDrag
}

/** Does it; an act on a whole card concerns the group of the note. */
export function actOnNote(noteId: NoteId, act: NoteAct, { store, handlers, drag }: NoteKeyContext): void {
  const card = cardOf(store.get().board, noteId)?.id ?? noteId
  switch (act) {
    case 'edit':
      return handlers.edit(noteId)
    case 'menu':
      return openMenu(handlers, noteId)
    case 'comments':
      return handlers.show({ kind: 'comments', noteId: card })
    case 'react':
      return handlers.reactions(card)
    case 'delete':
      return createGrouping(store).remove(noteId, handlers)
    case 'pick-up':
      if (card !== noteId) focusNote(card)
      return drag.start(card, 'keyboard')
    case 'group': {
      if (drag.held() !== null) drag.letGo()
      const anchor = noteElement(card)
      return anchor === null ? undefined : handlers.show({ kind: 'group-with', noteId: card, anchor })
    }
  }
}

/** The rows through which arrow keys go; the notes of a group follow one another, as they stand on its card. */
export function rowsOf(columns: ColumnNotes, { notes }: BoardState): readonly (readonly Note[])[] {
  const groups = groupNotes(notes, new Map())
  return [...columns.values()].map((column) =>
    column.flatMap((note) => [note, ...(groups.get(note.id) ?? NO_MEMBERS)]),
  )
}
