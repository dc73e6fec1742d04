/** A text as it is compared, with the origin of each of its code units. */
export interface FoldedText {
  readonly text: string
  /** For each code unit of `text`, the place in the original (UTF-16) where the character that it comes from begins. */
  readonly origins: readonly number[]
}

/**
 * A text without what people leave out when they search: case, accents, width of characters, and invisible characters
 * (SEARCH-3). Neutral to the language, and the same for every database. Vowel signs of Indic and South-East Asian
 * scripts are letters there, and stay.
 */
export function foldText(original: string): FoldedText {
  let text = ''
  const origins: number[] = []
  let place = 0
  for (const character of original) {
    const folded = foldCharacter(character)
    text += folded
    for (let unit = 0; unit < folded.length; unit += 1) origins.push(place)
    place += character.length
  }
  return { text, origins }
}

function foldCharacter(character: string): string {
  if (character < '\u0080') return character.toLowerCase()
  const folded = character.normalize('NFKD').toLowerCase().replaceAll(UNSEEN, '')
  return folded.replaceAll(UNLIKE, (letter) => LIKE[letter] ?? letter)
}

/** Accents of all scripts that share them, joiners, soft hyphens, and the stroke that stretches Arabic words. */
const UNSEEN = /[\p{Script=Inherited}\p{Cf}\u0640]/gu

/** Letters that Unicode does not decompose, and that people without such a keyboard type otherwise. */
const LIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
}
const UNLIKE = new RegExp(`[${Object.keys(LIKE).join('')}]`, 'gu')
