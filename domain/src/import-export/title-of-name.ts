import { TITLE_MAX } from '../board/limits.ts'
import { cleanLine, hasContent, truncated } from '../kernel/text.ts'

/** A title from the name of a file, which is often written without spaces; undefined for a name without letters (IMPORT-7). */
export function titleOfName(filename = ''): string | undefined {
  const name = truncated(filename.replace(/\.[a-z]{1,5}$/i, ''), READ_MAX)
  const words = name
    .split(DATE)
    // Every second part is a date.
    .map((part, at) => (at % 2 === 1 ? ` ${part.replaceAll('_', '-')} ` : wordsOf(part)))
    .join('')
  const title = truncated(cleanLine(words.replaceAll(/ +/g, ' ')), TITLE_MAX).trim()
  return hasContent(title) ? title : undefined
}

/** Characters: names of files are shorter. */
const READ_MAX = 500

/** A date with the year at either end. */
const DATE =
  /(?<!\d)(\d{4}(?:-\d{1,2}-|_\d{1,2}_|\.\d{1,2}\.)\d{1,2}|\d{1,2}(?:-\d{1,2}-|_\d{1,2}_|\.\d{1,2}\.)\d{4})(?!\d)/

function wordsOf(part: string): string {
  return part.replaceAll(/[_-]+/g, ' ').replaceAll(JOINED, ' ')
}

/** Where two long words are joined: `SprintRetrospective`, but not `GitHub` or `JavaScript`. */
const JOINED = /(?<=\p{Lu}\p{Ll}{4,})(?=\p{Lu}\p{Ll}{4})/gu
