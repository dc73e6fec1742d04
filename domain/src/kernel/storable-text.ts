import { cleanLine, cleanText, isStorableLine, isStorableText } from './text.ts'

/** A text as it is where it can be stored, to its last space; any other one made storable. */
export function storableText(text: string): string {
  return isStorableText(text) ? text : cleanText(text)
}

/** A line as it is where it can be stored, to its last space; any other one made storable. */
export function storableLine(text: string): string {
  return isStorableLine(text) ? text : cleanLine(text)
}
