/** The file name for a title: what file systems do not take becomes a hyphen (SUMMARY-24). */
export function fileName(title: string, ending: string): string {
  const name = title
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    // Not between the halves of a surrogate pair: a lone surrogate cannot be sent.
    .replace(/[\uD800-\uDBFF]$/, '')
  return `${name === '' ? 'retro' : name}.${ending}`
}
