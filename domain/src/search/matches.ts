import { isWanted, type Wanted } from './search-query.ts'
import { type Word, wordsIn } from './words.ts'

/** A stretch of a text, UTF-16; `end` is the first place after it. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** The stretches of a text that match the query, in order and without empty gaps between them. */
export function matchesIn(text: string, wanted: readonly (readonly Wanted[])[]): readonly Stretch[] {
  const all = wanted.flat()
  return joined(wordsIn(text).flatMap((word) => stretchesOf(word, all)))
}

function stretchesOf(word: Word, wanted: readonly Wanted[]): readonly Stretch[] {
  if (word.kind === 'run') return pairsWanted(word, wanted)
  if (!isWanted(word, wanted)) return []
  return [{ start: word.start, end: word.ends[matchedLength(word.text, wanted) - 1] ?? word.start }]
}

/** The part of a word that was typed; the whole word where it is only a near match. */
function matchedLength(text: string, wanted: readonly Wanted[]): number {
  const typed = wanted.filter(({ lexeme, isBeginning }) => isBeginning && text.startsWith(lexeme))
  return typed.length === 0 ? text.length : Math.max(...typed.map(({ lexeme }) => lexeme.length))
}

function pairsWanted(word: Word, wanted: readonly Wanted[]): readonly Stretch[] {
  const { text, start, ends } = word
  return wanted.flatMap(({ lexeme }) => {
    const stretches: Stretch[] = []
    for (let at = text.indexOf(lexeme); at >= 0; at = text.indexOf(lexeme, at + 1))
      stretches.push({ start: beginningOf(word, at), end: ends[at + lexeme.length - 1] ?? start })
    return stretches
  })
}

/**
 * The beginning of the character that a folded code unit comes from: one character may be folded into several units.
 */
function beginningOf({ start, ends }: Word, at: number): number {
  let before = at - 1
  while (before >= 0 && ends[before] === ends[at]) before -= 1
  return before < 0 ? start : (ends[before] ?? start)
}

function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const result: Stretch[] = []
  for (const stretch of stretches.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last === undefined || stretch.start > last.end) result.push(stretch)
    else result.splice(-1, 1, { start: last.start, end: Math.max(last.end, stretch.end) })
  }
  return result
}
