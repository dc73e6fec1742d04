/**
 * True for a text that can be stored and shown everywhere: no NUL and no other control character than
 * tab and line break, no lone surrogate.
 */
export function isStorableText(text: string): boolean {
  // oxlint-disable-next-line eslint/no-control-regex -- control characters are what this looks for
  return !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text) && text.isWellFormed()
}

/**
 * What a person typed or pasted, made storable: line breaks become `\n`, what cannot be stored goes,
 * white space at the end goes. The browser does this before sending, so that nobody's paste is refused.
 */
export function cleanText(typed: string): string {
  return (
    typed
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line eslint/no-control-regex -- control characters are what this removes
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .toWellFormed()
      .trimEnd()
  )
}

/** True when there is something to read in a text. */
export function hasContent(text: string): boolean {
  return text.trim().length > 0
}
