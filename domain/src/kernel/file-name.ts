/** The file name for a title: what file systems do not take becomes a hyphen (SUMMARY-24). */
export function fileName(title: string, ending: string): string {
  const name = fileStem(title)
  return `${name === '' ? 'retro' : name}.${ending}`
}

/** The name without an ending; empty for a title without letters and digits. At most 60 characters. */
export function fileStem(title: string): string {
  return (
    title
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 60)
      // Not between the halves of a surrogate pair: a lone surrogate cannot be sent.
      .replace(/[\uD800-\uDBFF]$/, '')
  )
}
