/** The file name for a title: what file systems do not take becomes a hyphen (SUMMARY-24). */
export function fileName(title: string, ending: string): string {
  const name = fileStem(title)
  return `${name === '' ? 'retro' : name}.${ending}`
}

/**
 * The name without an ending; empty for a title without letters and digits. At most 60 characters. The signs of vowels
 * and accents that many scripts write behind a letter belong to it; those behind a digit make an emoji of it.
 */
export function fileStem(title: string): string {
  const words = title.normalize('NFC').match(/(?:\p{L}\p{M}*|\p{N})+/gu) ?? []
  return (
    words
      .join('-')
      .slice(0, 60)
      .replace(/-$/, '')
      // Not between the halves of a surrogate pair: a lone surrogate cannot be sent.
      .replace(/[\uD800-\uDBFF]$/, '')
  )
}
