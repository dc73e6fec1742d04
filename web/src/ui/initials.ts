/**
 * One or two letters for a name: of its first and last word, or its first letter alone. Whole graphemes,
 * so that emoji and joined letters survive; '' for a blank name.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const first = firstGrapheme(words[0] ?? '')
  const last = words.length > 1 ? firstGrapheme(words.at(-1) ?? '') : ''
  return (first + last).toLocaleUpperCase()
}

/** The hue 1 to 5 that somebody always gets, from anything stable about them. */
export function hueOf(seed: string): 1 | 2 | 3 | 4 | 5 {
  let hash = 0
  for (const character of seed) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0
  return ([1, 2, 3, 4, 5] as const)[hash % 5] ?? 1
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function firstGrapheme(word: string): string {
  for (const { segment } of graphemes.segment(word)) return segment
  return ''
}
