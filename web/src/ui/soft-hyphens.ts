/** Words of this many letters may be wider than a dialog or a phone. */
const LONG = 18

/** Letters that stay together at either end of a word. */
const AT_START = 4
const AT_END = 2

const LONG_WORD = new RegExp(`\\p{Script=Latin}{${LONG},}`, 'gu')
/** Before a consonant that a vowel follows, or before a pair that is spoken as one: a syllable begins there in most languages. */
const VOWEL = '[aeiouyäöüåæøáéíóúàèìòùâêîôû]'
const ONSET = `(?:[bcdfgkpt][lr]|sch|(?<!s)ch|[pst]h|(?<![bcdfgkpt])[lr]|(?<![cpst])h|(?<!s)c|[^aeiouyäöüåæøáéíóúàèìòùâêîôûlrhc])`
const SYLLABLE = new RegExp(`(?<=\\p{L})(?=${ONSET}${VOWEL})`, 'giu')
const SOFT_HYPHEN = '\u00AD'

/**
 * A text whose long words break at syllables, with a hyphen, where they have to. `hyphens: auto` would need the language
 * of a name, which is not known.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(LONG_WORD, (word) =>
    word.replace(SYLLABLE, (_, at: number) =>
      at < AT_START || at > word.length - AT_END ? '' : SOFT_HYPHEN,
    ),
  )
}
