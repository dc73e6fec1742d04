let report: () => void = () => undefined

/** Calls `listener` after every text that was copied; there is one listener. It does not receive the text. */
export function onCopied(listener: () => void): void {
  report = listener
}

/** Copies a text; resolves to whether that worked. Without TLS browsers have no clipboard but the old command. */
export async function copyText(text: string): Promise<boolean> {
  const isCopied = await copy(text)
  if (isCopied) report()
  return isCopied
}

async function copy(text: string): Promise<boolean> {
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
