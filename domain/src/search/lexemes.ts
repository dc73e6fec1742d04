import { type Word, wordsIn } from './words.ts'

/**
 * The lexemes of a text, each once: its words, and its words with one letter left out, as long as these are no more
 * than `NEAR_IN_TEXT`. Without that bound a long text would come to thirty times itself, and delay the search of all
 * teams.
 */
export function lexemesOf(text: string): readonly string[] {
  const all = new Set(wordsIn(text).flatMap(lexemesOfWord))
  const near = [...all].filter((lexeme) => lexeme.startsWith(NEARLY))
  for (const lexeme of near.slice(NEAR_IN_TEXT)) all.delete(lexeme)
  return [...all]
}

/**
 * The lexemes of a word. A run without spaces: its pairs of neighbours, and its last character. A word: itself, and for
 * near matches itself again and each variant with one letter left out, marked by a sign that is in no word.
 */
export function lexemesOfWord({ kind, text }: Pick<Word, 'kind' | 'text'>): readonly string[] {
  if (kind === 'sign') return [text]
  if (kind === 'run') return pairsOf(text)
  const word = shortened(text)
  return [word, ...nearlyOf(word)]
}

/**
 * The lexemes by which a word is nearly found. Two words are near when one is the other, or the other with one letter
 * left out, or when both are the same with one letter left out.
 */
export function nearlyOf(word: string): readonly string[] {
  return isNear(word, NEAR_MIN - 1) ? [word, ...withoutOneLetter(word)].map(nearly) : []
}

/** The lexeme for near matches of this text. */
export function nearly(word: string): string {
  return NEARLY + word
}

/**
 * The variants of a word with one letter left out: two words that share one differ by a missing, an added, another or a
 * transposed letter (SEARCH-4). None of words so short that every other word would be near, nor of numbers.
 */
export function withoutOneLetter(word: string): readonly string[] {
  if (!isNear(word, NEAR_MIN)) return []
  const letters = Array.from(word)
  return [...new Set(letters.map((_, index) => letters.toSpliced(index, 1).join('')))]
}

function isNear(word: string, least: number): boolean {
  const { length } = Array.from(word)
  return length >= least && length <= NEAR_MAX && ONLY_LETTERS.test(word)
}

/** The first characters of a word, by which the longest words are found. */
export function shortened(word: string): string {
  return word.length <= WORD_MAX ? word : Array.from(word).slice(0, WORD_MAX).join('')
}

/** Pairs of neighbours in a run, and its last character alone. */
export function pairsOf(run: string): readonly string[] {
  const characters = Array.from(run)
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}

const NEARLY = '~'
/** Enough for some sixty different words, more than most notes have. */
const NEAR_IN_TEXT = 400
const WORD_MAX = 40
const NEAR_MIN = 4
const NEAR_MAX = 24
const ONLY_LETTERS = /^[\p{L}\p{M}]+$/u
