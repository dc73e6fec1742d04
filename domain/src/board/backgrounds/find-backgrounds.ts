import type { Background } from './background.ts'

/**
 * The built-in backgrounds that a search finds (BG-18): every word of the query must begin a word of a picture's name or
 * tags. Pictures that have all words whole come first; otherwise they keep the order of the set.
 */
export function findBackgrounds(backgrounds: readonly Background[], query: string): readonly Background[] {
  const wanted = wordsOf(query)
  const whole: Background[] = []
  const begun: Background[] = []
  for (const background of backgrounds) {
    const words = wordsOf([background.name, ...background.tags].join(' '))
    if (wanted.every((word) => words.includes(word))) whole.push(background)
    else if (wanted.every((word) => words.some((each) => each.startsWith(word)))) begun.push(background)
  }
  return [...whole, ...begun]
}

/** Lower-case words of letters and digits. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
