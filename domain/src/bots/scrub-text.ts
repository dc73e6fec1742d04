/** Stands in a prompt where a name or an address was. */
const SCRUBBED = 'someone'

/** Letters of the shortest part of a name that is taken out: shorter ones, such as initials, are also words. */
const PART_MIN = 2

/** Names that are taken out of texts, ready to compare. */
export interface ScrubbedNames {
  /** The words of all names, folded. */
  readonly words: ReadonlySet<string>
  /** Names of scripts without spaces between words, which are looked for anywhere. */
  readonly runs: readonly string[]
}

/** Names of people, to be taken out of texts (BOT-16). Each word of a name counts: colleagues use first names. */
export function scrubbedNames(names: Iterable<string>): ScrubbedNames {
  const words = new Set<string>()
  const runs = new Set<string>()
  for (const name of names)
    for (const [word] of name.matchAll(WORD)) {
      const folded = fold(word)
      if (folded.length < PART_MIN) continue
      words.add(folded)
      if (UNSPACED.test(word)) runs.add(word)
    }
  return { words, runs: [...runs] }
}

/**
 * A text without these names, and without email addresses and handles, which are all that has an `@` in it (BOT-16).
 * A name that is also a word, such as Will, is taken out too: privacy goes before sense.
 */
export function scrubText(text: string, { words, runs }: ScrubbedNames): string {
  const plain = text.replaceAll(/\S+/gu, (piece) => (piece.includes('@') ? SCRUBBED : piece))
  const withoutRuns = runs.reduce((left, run) => left.replaceAll(run, SCRUBBED), plain)
  return withoutRuns.replaceAll(WORD, (word) => {
    const folded = fold(word)
    // The second: a genitive without an apostrophe.
    return words.has(folded) || words.has(folded.replace(/s$/, '')) ? SCRUBBED : word
  })
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

function fold(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
