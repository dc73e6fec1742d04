/** As many characters leave room for a due date beside the name on a phone. */
const MAX = 16

/**
 * The words of a name that have room in a narrow row, at least the first: never a part of a word. The parts of a name
 * with hyphens are words, too.
 */
export function shortName(name: string): string {
  if (name.length <= MAX) return name
  const [first = '', ...rest] = name.trim().split(/(?=[\s-])/u)
  let short = first
  for (const word of rest) {
    if (short.length + word.length > MAX) break
    short += word
  }
  return short.replace(/[\s-]+$/u, '')
}
