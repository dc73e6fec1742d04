import type { NoteId } from '@retropulse/domain/kernel/ids'
import type { BoardSession } from './board-session.ts'
import { newNoteId } from './new-ids.ts'
import type { NoteDraft } from './session-view.ts'

/**
 * The session, with another id for a note that was begun before a switch of author visibility (ANON-19, TYPING-6):
 * under one id on both sides of the switch, the note could be matched with the name that its typing indicator had. The
 * page keeps the old id; only messages to the server have the new one.
 */
export function withRotatedNoteIds(session: BoardSession): BoardSession {
  /** For each note begun here, the number of switches of author visibility at that time. */
  const begun = new Map<NoteId, number>()
  const renewed = new Map<NoteId, { readonly id: NoteId; readonly changes: number }>()

  function draftOf(noteId: NoteId): NoteDraft | undefined {
    return session
      .getSnapshot()
      .drafts.find((draft): draft is NoteDraft => draft.kind === 'note' && draft.noteId === noteId)
  }

  function begunAt(noteId: NoteId): number {
    const now = session.getSnapshot().board?.anonymityChanges ?? 0
    const changes = begun.get(noteId) ?? draftOf(noteId)?.anonymityChanges ?? now
    begun.set(noteId, changes)
    return changes
  }

  /** The id that the server gets for a note that is not on the board yet. */
  function sentAs(noteId: NoteId): NoteId {
    const changes = session.getSnapshot().board?.anonymityChanges ?? 0
    if (begunAt(noteId) === changes) return noteId
    const known = renewed.get(noteId)
    if (known?.changes === changes) return known.id
    const id = newNoteId()
    renewed.set(noteId, { id, changes })
    return id
  }

  return {
    ...session,
    startEditing: (noteId, columnId) =>
      session.startEditing(columnId === null ? noteId : sentAs(noteId), columnId),
    stopEditing: (noteId) => session.stopEditing(renewed.get(noteId)?.id ?? noteId),
    saveDraft: (draft) =>
      session.saveDraft(
        draft.kind === 'note' && draft.isNew ? { ...draft, anonymityChanges: begunAt(draft.noteId) } : draft,
      ),
    do(command) {
      if (command.type !== 'add-note') return session.do(command)
      const draft = draftOf(command.noteId)
      const noteId = sentAs(command.noteId)
      const commandId = session.do({ ...command, noteId })
      // The session removes the draft under the id of the command only.
      if (noteId !== command.noteId && draft !== undefined) session.discardDraft(draft)
      return commandId
    },
  }
}
