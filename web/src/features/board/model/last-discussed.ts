import { createNotice } from './notice.ts'

/** The place in the order of votes that was framed last on this page; null since the last vote began. */
export const lastDiscussed = createNotice<number>()
