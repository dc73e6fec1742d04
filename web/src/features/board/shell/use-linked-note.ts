import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { useEffect } from 'react'
import { focusNote } from '../model/focus-board.ts'

/** Puts the focus on the note of a link, /board/{id}#note-{noteId}. */
export function useLinkedNote(): void {
  useEffect(() => {
    const noteId = /^#note-([\w-]+)$/.exec(location.hash)?.[1]
    if (noteId !== undefined) focusNote(asId<NoteId>(noteId))
  }, [])
}
