export { fileName } from '@retropulse/domain/kernel/file-name'

/** Saves a file through the browser's download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
