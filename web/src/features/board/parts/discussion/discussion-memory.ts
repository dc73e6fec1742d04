import { createNotice } from '../../model/notice.ts'
import type { NoteId } from '@retropulse/domain/kernel/ids'

/** The framed note whose card this participant put away (DISCUSS-10). */
export const hiddenDiscussion = createNotice<NoteId>()
