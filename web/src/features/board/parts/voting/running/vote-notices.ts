import type { NoteId } from '@retropulse/domain/kernel/ids'
import { createNotice } from '../../../model/notice.ts'

/** Words beside the dots of one note, for as long as they take to read. */
export const voteHint = createNotice<{ readonly noteId: NoteId; readonly text: string }>()

/** Set while the warning is open that another column is voted on (VOTE-18). */
export const columnWarning = createNotice<true>()

/** Milliseconds that a hint stays. */
const HINT_STAYS = 4000
let timer: ReturnType<typeof setTimeout> | undefined

export function hintAt(noteId: NoteId, text: string): void {
  clearTimeout(timer)
  voteHint.set({ noteId, text })
  timer = setTimeout(() => voteHint.set(null), HINT_STAYS)
}
