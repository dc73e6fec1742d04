import { createNotice } from '../view/notice.ts'

/** Set while this participant has opened the question again after closing it. */
export const icebreakerSheet = createNotice<'open'>()
