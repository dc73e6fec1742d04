export { fileName } from '@retropulse/domain/kernel/file-name'

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
