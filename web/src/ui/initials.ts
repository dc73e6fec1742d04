/**
 * One or two letters for a name: of its first and its last word. Whole graphemes, so that emoji and joined letters are
 * kept; '' for a blank name.
 */
export function initials(name: string, most: 1 | 2 = 2): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const first = firstGrapheme(words[0] ?? '')
  const last = words.length > 1 && most === 2 ? firstGrapheme(words.at(-1) ?? '') : ''
  return (first + last).toLocaleUpperCase()
}

/** Made when it is first needed, since it takes a slow phone a while. */
let graphemes: Intl.Segmenter | undefined

function firstGrapheme(word: string): string {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { segment } of graphemes.segment(word)) return segment
  return ''
}
