import { type Word, wordsIn } from './words.ts'

/**
 * By what a text is found, each once: its words, and what they would be with a letter less, as long as these are no more than
 * `NEAR_IN_TEXT`. A long text of long words would come to thirty times itself, and keep the search of all teams waiting.
 */
export function lexemesOf(text: string): readonly string[] {
  const all = new Set(wordsIn(text).flatMap(lexemesOfWord))
  const near = [...all].filter((lexeme) => lexeme.startsWith(NEARLY))
  for (const lexeme of near.slice(NEAR_IN_TEXT)) all.delete(lexeme)
  return [...all]
}

/**
 * By what a word is found. A run without spaces: by its pairs of neighbours, and its last character. A word: by itself, and
 * nearly by itself again and by what it is with any one letter left out, told apart by a sign that is in no word.
 */
export function lexemesOfWord({ kind, text }: Pick<Word, 'kind' | 'text'>): readonly string[] {
  if (kind === 'sign') return [text]
  if (kind === 'run') return pairsOf(text)
  const word = shortened(text)
  return [word, ...nearlyOf(word)]
}

/**
 * By what a word is nearly found, and what is wanted of others that may be near to it: two words are, when one is the other, or
 * what is left of the other, or when the same is left of both.
 */
export function nearlyOf(word: string): readonly string[] {
  return isNear(word, NEAR_MIN - 1) ? [word, ...withoutOneLetter(word)].map(nearly) : []
}

/** The lexeme of words that are this one with a letter less. */
export function nearly(word: string): string {
  return NEARLY + word
}

/**
 * What a word can be with any one letter left out: two words that share one of these differ by a letter that is missing,
 * too much, another one, or changed places. None of words so short that every other one would be near, nor of numbers.
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

/** The first characters of a word, by which the longest are found. */
export function shortened(word: string): string {
  return word.length <= WORD_MAX ? word : Array.from(word).slice(0, WORD_MAX).join('')
}

/** Neighbours in a run, two by two, and its last character alone. */
export function pairsOf(run: string): readonly string[] {
  const characters = Array.from(run)
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}

const NEARLY = '~'
/** Those of some sixty different words, which is more than most notes have. */
const NEAR_IN_TEXT = 400
const WORD_MAX = 40
const NEAR_MIN = 4
const NEAR_MAX = 24
const ONLY_LETTERS = /^[\p{L}\p{M}]+$/u
