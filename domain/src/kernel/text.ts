/**
 * True for a text that can be stored and shown everywhere: no NUL and no other control character than
 * tab and line break, no lone surrogate.
 */
export function isStorableText(text: string): boolean {
  // oxlint-disable-next-line eslint/no-control-regex -- control characters are what this looks for
  return !/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(text) && text.isWellFormed()
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
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
      .toWellFormed()
      .trimEnd()
  )
}

/** True when there is something to see in a text: white space and characters without a shape are nothing. */
export function hasContent(text: string): boolean {
  return /[^\s\p{Cf}\p{Cc}]/u.test(text)
}

/** True for a storable text on one line, as titles and names are. */
export function isStorableLine(text: string): boolean {
  return isStorableText(text) && !/[\n\t]/.test(text)
}

/** What a person typed or pasted, made a storable line. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, ' ').trim()
}
