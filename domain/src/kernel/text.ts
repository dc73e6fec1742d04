/**
 * True for a text that can be stored and shown everywhere: no control character other than tab and line break, no lone
 * surrogate (NOTE-12).
 */
export function isStorableText(text: string): boolean {
  // oxlint-disable-next-line eslint/no-control-regex -- control characters are what this looks for
  return !/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(text) && text.isWellFormed()
}

/**
 * A typed or pasted text, made storable: line breaks become `\n`, what cannot be stored and white space at the end are
 * removed. The browser does this before it sends a text, so that no paste is refused (NOTE-12).
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

/** True when a text has something visible; white space and characters without a shape are not. */
export function hasContent(text: string): boolean {
  return /[^\s\p{Cf}\p{Cc}]/u.test(text)
}

/** True for a storable text on one line, as titles and names are. */
export function isStorableLine(text: string): boolean {
  return isStorableText(text) && !/[\n\t]/.test(text)
}

/** A typed or pasted text, made a storable line. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, ' ').trim()
}

/** The beginning of a storable text, cut between characters as they are seen: an emoji of several parts stays whole. */
export function truncated(text: string, max: number): string {
  if (text.length <= max) return text.trimEnd()
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  // Where the text is cut depends on nothing behind the code point at `max`.
  const end = graphemes.segment(text.slice(0, max + 2)).containing(max)?.index ?? 0
  if (end > 0) return text.slice(0, end).trimEnd()
  // A single character that is longer than all there is room for.
  const cut = text.slice(0, max)
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd()
}

/** At most `max` UTF-16 code units of a text, with an ellipsis where it was cut. */
export function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${truncated(text, max - 1)}…`
}

/** Made when it is first needed, since it takes a slow phone a while. */
let graphemes: Intl.Segmenter | undefined
