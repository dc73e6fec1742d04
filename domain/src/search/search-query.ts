import { lexemesOfWord, nearlyOf, pairsOf, shortened, withoutOneLetter } from './lexemes.ts'
import { type Word, wordsIn } from './words.ts'

/** A lexeme that a text may have, or a beginning of one. */
export interface Wanted {
  readonly lexeme: string
  readonly isBeginning: boolean
}

/** What a text must have to be found: at least one of each list. */
export interface SearchQuery {
  readonly exactly: readonly (readonly Wanted[])[]
  /** The query with one typing error in each word; null where no word is long enough, or there are too many words. */
  readonly nearly: readonly (readonly Wanted[])[] | null
}

/** Reads what a user typed, the last word of which may be unfinished; null: it holds nothing to search for. */
export function readQuery(typed: string): SearchQuery | null {
  const words = distinct(wordsIn(typed)).slice(0, WORDS_MAX)
  if (words.length === 0) return null
  const exactly = words.flatMap((word, index) => exactlyWanted(word, index === words.length - 1))
  const near = words.flatMap((word, index) => nearlyWanted(word, index === words.length - 1))
  const hasNear = words.length <= NEAR_WORDS_MAX && near.some((wanted) => wanted.length > 1)
  return { exactly, nearly: hasNear ? near : null }
}

/** True when a word of a text is one of those wanted. */
export function isWanted(word: Word, wanted: readonly Wanted[]): boolean {
  const lexemes = lexemesOfWord(word)
  return wanted.some(({ lexeme, isBeginning }) =>
    lexemes.some((other) => (isBeginning ? other.startsWith(lexeme) : other === lexeme)),
  )
}

/**
 * Words from four letters on match as beginnings, since words have endings; shorter ones only as the last (SEARCH-2).
 */
function exactlyWanted({ kind, text }: Word, isLast: boolean): readonly (readonly Wanted[])[] {
  if (kind === 'sign') return [[{ lexeme: text, isBeginning: false }]]
  if (kind === 'run') return runWanted(text)
  const lexeme = shortened(text)
  return [[{ lexeme, isBeginning: isLast || lexeme.length >= BEGINNING_MIN }]]
}

function nearlyWanted(word: Word, isLast: boolean): readonly (readonly Wanted[])[] {
  const exact = exactlyWanted(word, isLast)
  if (word.kind !== 'word') return exact
  const text = shortened(word.text)
  if (withoutOneLetter(text).length === 0) return exact
  // The beginning of a short word is near to half of all words.
  const isBeginning = isLast && text.length >= NEAR_BEGINNING_MIN
  return [[...exact.flat(), ...nearlyOf(text).map((lexeme) => ({ lexeme, isBeginning }))]]
}

/** All pairs of neighbours; a single character matches as the beginning of a pair. */
function runWanted(run: string): readonly (readonly Wanted[])[] {
  const pairs = pairsOf(run)
  if (pairs.length === 1) return [[{ lexeme: run, isBeginning: true }]]
  return pairs.slice(0, -1).map((lexeme) => [{ lexeme, isBeginning: false }])
}

function distinct(words: readonly Word[]): readonly Word[] {
  // The last pair is still being typed, also where the same pair stands elsewhere before it.
  return [...new Map(words.toReversed().map((word) => [word.text, word])).values()].toReversed()
}

/** A longer text was pasted; its first words count (SEARCH-17). */
const WORDS_MAX = 8
/** Of more words rarely all are mistyped, and each one adds twenty lexemes to the query. */
const NEAR_WORDS_MAX = 4
const BEGINNING_MIN = 4
const NEAR_BEGINNING_MIN = 6
