/** A file's name from a title: what file systems do not take becomes a hyphen. */
export function fileName(title: string, ending: string): string {
  const name = title
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    // Not between the halves of a character: half of one cannot be sent.
    .replace(/[\uD800-\uDBFF]$/, '')
  return `${name === '' ? 'retro' : name}.${ending}`
}
