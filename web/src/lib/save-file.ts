/** A file's name from a retro's title: what file systems do not take becomes a hyphen. */
export function fileName(title: string, ending: string): string {
  const name = title
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${name === '' ? 'retro' : name}.${ending}`
}

/** Hands a file to the browser, which saves it where its person wants. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
