import { createNotice } from '../../model/notice.ts'

/** Set while this participant has opened the question again after closing it (ICE-8). */
export const icebreakerSheet = createNotice<'open'>()
