import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { useEffect } from 'react'
import { focusNote } from './focus-board.ts'

/** Whoever comes by a link to a note, /board/{id}#note-{noteId}, finds the focus on it. */
export function useLinkedNote(): void {
  useEffect(() => {
    const noteId = /^#note-([\w-]+)$/.exec(location.hash)?.[1]
    if (noteId !== undefined) focusNote(asId<NoteId>(noteId))
  }, [])
}
