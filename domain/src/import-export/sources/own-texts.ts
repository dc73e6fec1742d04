import { NAME_MAX, SUMMARY_TEXT_MAX } from '../../board/limits.ts'
import { storableLine, storableText } from '../../kernel/storable-text.ts'
import { cleanLine, cleanText, hasContent, truncated } from '../../kernel/text.ts'
import type { FoundRetro } from './source.ts'

/** A text of a retro: that of a file of this product as it is, that of another tool as if it were pasted. */
export function textOfRetro({ isOwn }: Pick<FoundRetro, 'isOwn'>, text: string): string {
  return isOwn === true ? storableText(text) : cleanText(text)
}

/** The same for a line, such as a title or a name. */
export function lineOfRetro({ isOwn }: Pick<FoundRetro, 'isOwn'>, line: string): string {
  return isOwn === true ? storableLine(line) : cleanLine(line)
}

/** The name of a column or a group, within the length that a board takes. */
export function nameOfRetro(retro: Pick<FoundRetro, 'isOwn'>, name: string): string {
  return within(lineOfRetro(retro, name), NAME_MAX)
}

/** The text above the summary (SUMMARY-25); null: none. */
export function summaryTextOf(retro: FoundRetro): string | null {
  const text = within(textOfRetro(retro, retro.summaryText ?? ''), SUMMARY_TEXT_MAX)
  return hasContent(text) ? text : null
}

/** A text that is short enough keeps the spaces at its end. */
export function within(text: string, max: number): string {
  return text.length <= max ? text : truncated(text, max)
}
