/**
 * What stands in place of a hidden text (MASK-8): three to seven words of five asterisks, their number made from the id
 * of the note or comment. Neither the page nor the bytes on the wire disclose anything about the text, not even its
 * length.
 */
export function maskOf(id: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return MASKS[(hash >>> 8) % MASKS.length] ?? ''
}

const WORDS_MIN = 3
const WORDS_MAX = 7
const WORD = '*****'

const MASKS: readonly string[] = Array.from({ length: WORDS_MAX - WORDS_MIN + 1 }, (_, more) =>
  Array.from({ length: WORDS_MIN + more }, () => WORD).join(' '),
)
