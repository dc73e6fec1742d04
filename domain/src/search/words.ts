import { foldText } from './folded-text.ts'

/**
 * A piece of a text that can be found: a word, folded; a 'run' of characters of a script that has no spaces between
 * words; or a 'sign', an emoji.
 */
export interface Word {
  readonly kind: 'word' | 'run' | 'sign'
  readonly text: string
  /** Where it begins, UTF-16. */
  readonly start: number
  /** For each of its code units the place after it in the original; the last one is the end of the word. */
  readonly ends: readonly number[]
}

/** The words of a text, in order. All else, such as punctuation, cannot be searched for. */
export function wordsIn(original: string): readonly Word[] {
  const { text, origins } = foldText(original)
  const words: Word[] = []
  for (const match of text.matchAll(WORD)) {
    const begin = match.index
    const ends: number[] = []
    for (let unit = begin; unit < begin + match[0].length; unit += 1)
      ends.push(endOf(unit, origins, original.length))
    words.push({ kind: kindOf(match), text: match[0], start: origins[begin] ?? 0, ends })
  }
  return words
}

/** The place after the character that a folded code unit comes from, and after the accents that folding dropped. */
function endOf(unit: number, origins: readonly number[], length: number): number {
  const origin = origins[unit]
  let next = unit + 1
  while (next < origins.length && origins[next] === origin) next += 1
  return origins[next] ?? length
}

function kindOf(match: RegExpMatchArray): Word['kind'] {
  if (match[1] !== undefined) return 'sign'
  return match[2] === undefined ? 'word' : 'run'
}

const UNSPACED = [
  ...['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar'].map(
    (script) => String.raw`\p{Script=${script}}`,
  ),
  // Lengthens vowels in Japanese, and belongs to two scripts.
  'ー',
].join('')
const LETTER = String.raw`[\p{L}\p{N}\p{M}]`
const WORD = new RegExp(
  String.raw`(\p{Extended_Pictographic})|((?:(?=[${UNSPACED}])${LETTER})+)|(?:(?![${UNSPACED}])${LETTER})+`,
  'gu',
)
