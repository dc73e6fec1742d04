import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import { useMemo, useState } from 'react'
import { groupBy } from '../../../../lib/group-by.ts'
import { useLive } from '../../model/board-store.ts'
import { type NewNote, newNotesOf, type OpenedHere, openNotesOf } from './open-editors.ts'

export interface Editors {
  readonly openNotes: ReadonlySet<NoteId>
  readonly newNotes: (columnId: ColumnId) => readonly NewNote[]
}

const NONE: readonly NewNote[] = []

/** The editors that are open on this page; the same objects while the participant only types. */
export function useEditors(opened: OpenedHere): Editors {
  const drafts = useLive((view) => view.drafts)
  const notes = useLive((view) => view.board.notes)
  const openNotes = useStable(openNotesOf(opened, drafts), areSameIds)
  const written = newNotesOf(opened, drafts).filter(({ noteId }) => !notes.has(noteId))
  const newNotes = useStable(written, areSameNotes)
  return useMemo(() => {
    const byColumn = groupBy(newNotes, ({ columnId }) => columnId)
    return { openNotes, newNotes: (columnId) => byColumn.get(columnId) ?? NONE }
  }, [openNotes, newNotes])
}

function areSameIds(one: ReadonlySet<NoteId>, other: ReadonlySet<NoteId>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id))
}

function areSameNotes(one: readonly NewNote[], other: readonly NewNote[]): boolean {
  return one.length === other.length && one.every(({ noteId }, at) => noteId === other[at]?.noteId)
}

/** The value, or an earlier equal one, so that what depends on it is not computed again. */
function useStable<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [kept, keep] = useState(value)
  if (kept === value || isSame(kept, value)) return kept
  keep(value)
  return value
}
