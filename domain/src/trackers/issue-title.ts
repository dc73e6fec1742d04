import { shortened } from '../kernel/text.ts'

/** Every tracker takes a title of so many characters. */
const TITLE_MAX = 240

/** The title of the issue of an action item: one line, cut where it is too long. */
export function issueTitleOf(text: string): { readonly title: string; readonly isCut: boolean } {
  const line = text.replace(/\s+/g, ' ').trim()
  return { title: shortened(line, TITLE_MAX), isCut: line.length > TITLE_MAX }
}
