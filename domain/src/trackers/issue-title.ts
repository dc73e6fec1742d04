/** Every tracker takes a title of so many characters. */
const TITLE_MAX = 240

/** The title of the issue of an action item: one line, cut where it is too long. */
export function issueTitleOf(text: string): { readonly title: string; readonly isCut: boolean } {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= TITLE_MAX) return { title: line, isCut: false }
  return { title: `${characters.slice(0, TITLE_MAX - 1).join('')}…`, isCut: true }
}
