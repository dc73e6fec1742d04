/** Copies a text; resolves to whether that worked. Without TLS browsers have no clipboard but the old command. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', onCopy, { once: true })
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', onCopy)
  return isCopied
}
