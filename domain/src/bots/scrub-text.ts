/** Stands in a prompt where a name or an address was. */
const SCRUBBED = 'someone'

/** Letters of the shortest part of a name that is taken out: shorter ones, such as initials, are also words. */
const PART_MIN = 2

/** Names that are taken out of texts, ready to compare. */
export interface ScrubbedNames {
  /** The words of all names, folded. */
  readonly words: ReadonlySet<string>
  /** Names of scripts without spaces between words, which are looked for anywhere; the longest first. */
  readonly runs: readonly string[]
}

/** Names of people, to be taken out of texts (BOT-16). Each word of a name counts: colleagues use first names. */
export function scrubbedNames(names: Iterable<string>): ScrubbedNames {
  const words = new Set<string>()
  const runs = new Set<string>()
  for (const name of names) {
    const parts = name.normalize('NFKC').match(WORD) ?? []
    for (const part of parts) {
      const isJoined = JOINED.test(part)
      const folded = fold(part)
      if (isJoined || folded.length >= PART_MIN) words.add(folded)
      if (isJoined && part.length >= PART_MIN) runs.add(part)
    }
    // A surname and a given name of one letter each stand without a space in a sentence.
    if (parts.length > 1 && parts.every((part) => JOINED.test(part))) runs.add(parts.join(''))
  }
  return { words, runs: [...runs].sort((one, other) => other.length - one.length) }
}

/**
 * A text without these names, and without email addresses and handles, which are all that has an `@` in it (BOT-16).
 * A name that is also a word, such as Will, is taken out too: privacy goes before sense.
 */
export function scrubText(text: string, { words, runs }: ScrubbedNames): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\S+/gu, (piece) => (piece.includes('@') ? SCRUBBED : piece))
  const withoutRuns = runs.reduce((left, run) => left.replaceAll(run, SCRUBBED), plain)
  return withoutRuns.replaceAll(WORD, (word) => {
    const folded = fold(word)
    // The second: a genitive without an apostrophe.
    return words.has(folded) || words.has(folded.replace(/s$/, '')) ? SCRUBBED : word
  })
}

/** Letters of scripts whose words stand, or take their endings, without a space or an apostrophe. */
const JOINED_LETTER = String.raw`(?=[\p{L}\p{M}\p{N}])[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`
const JOINED = new RegExp(JOINED_LETTER, 'u')
/** A word ends where the script does: a name in Latin letters is followed by Japanese without a space. */
const WORD = new RegExp(String.raw`(?:${JOINED_LETTER})+|(?:(?!${JOINED_LETTER})[\p{L}\p{M}\p{N}])+`, 'gu')

/** Without accents and case; by way of upper case, in which a sharp s is two letters. */
function fold(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase()
}
