import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import type { NoteDrag } from '../../parts/drag/use-note-drag.ts'
import { focusNote, noteElement } from '../../model/focus-board.ts'
import { cardOf, groupNotes, NO_MEMBERS } from '../../model/group-notes.ts'
import { createGrouping } from '../../parts/groups/grouping.ts'
import { openMenu } from '../../parts/groups/member-menu.ts'
import type { BoardActions } from '../../model/board-handlers.ts'
import type { BoardStore } from '../../model/board-store.ts'
import type { ColumnNotes } from '../../model/column-notes.ts'

/** What a key does to the focused note (NOTE-21). */
export type NoteAct = 'edit' | 'menu' | 'comments' | 'react' | 'delete' | 'pick-up' | 'group'

interface NoteGround {
  readonly store: BoardStore
  readonly actions: BoardActions
  readonly carry: NoteDrag
}

/** Does it; an act on a whole card concerns the group of the note. */
export function actOnNote(noteId: NoteId, act: NoteAct, { store, actions, carry }: NoteGround): void {
  const card = cardOf(store.get().board, noteId)?.id ?? noteId
  switch (act) {
    case 'edit':
      return actions.edit(noteId)
    case 'menu':
      return openMenu(actions, noteId)
    case 'comments':
      return actions.show({ kind: 'comments', noteId: card })
    case 'react':
      return actions.reactions(card)
    case 'delete':
      return createGrouping(store).remove(noteId, actions)
    case 'pick-up':
      if (card !== noteId) focusNote(card)
      return carry.start(card, 'keyboard')
    case 'group': {
      if (carry.held() !== null) carry.letGo()
      const anchor = noteElement(card)
      return anchor === null ? undefined : actions.show({ kind: 'group-with', noteId: card, anchor })
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
