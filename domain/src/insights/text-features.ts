/**
 * The features by which texts are compared (TOPIC-2): the runs of three letters in their words, as numbers. They need
 * no dictionary, so they work for every language, and endings and typing errors change few of them. Words of scripts
 * without spaces are taken in runs of two, since one character is a syllable or a word there.
 */
export type Features = Int32Array

/** Features are hashes below this; a few thousand runs are in use, so that collisions are rare. */
export const FEATURE_SPACE = 1 << 17

/** The words of a text, without case, accents and punctuation; none for texts too short to recur: "+1", "ok". */
export function wordsIn(text: string): readonly string[] {
  const folded = text.normalize('NFKD').replaceAll(MARKS, '').toLowerCase()
  const words = folded.match(WORDS) ?? []
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  if (letters >= LETTERS_MIN) return words
  return letters >= DENSE_LETTERS_MIN && DENSE.test(folded) ? words : []
}

/** The features of words, each once, ascending. */
export function featuresOf(words: readonly string[]): Features {
  const features: number[] = []
  for (const word of words) {
    const isDense = DENSE.test(word)
    addRuns(features, isDense ? codesOf(word) : [EDGE, ...codesOf(word), EDGE], isDense ? 2 : 3)
  }
  return Int32Array.from(new Set(features)).sort()
}

const MARKS = /\p{M}/gu
const WORDS = /[\p{L}\p{N}]+/gu

const LETTERS_MIN = 4
const DENSE_LETTERS_MIN = 2

/** Scripts without spaces between words. */
const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/** Stands before and after a word, so that its beginning and its end are features of their own. */
const EDGE = 0

function codesOf(word: string): readonly number[] {
  const codes: number[] = []
  for (const letter of word) codes.push(letter.codePointAt(0) ?? EDGE)
  return codes
}

function addRuns(features: number[], codes: readonly number[], length: number): void {
  const last = Math.max(codes.length - length, 0)
  for (let at = 0; at <= last; at += 1) {
    let hash = length
    for (let next = at; next < at + length; next += 1)
      hash = Math.imul(hash ^ (codes[next] ?? EDGE), 0x9e3779b1) ^ (hash >>> 15)
    features.push((hash ^ (hash >>> 13)) & (FEATURE_SPACE - 1))
  }
}
