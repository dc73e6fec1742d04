import { hasContent, isStorableLine, isStorableText } from '../../kernel/text.ts'
import type { BoardRefusal } from '../refusal.ts'

/** The refusal that a text deserves, or null: it must be storable, not empty and at most `max` long. */
export function textRefusal(text: string, max: number): BoardRefusal | null {
  if (text.length > max) return 'text-too-long'
  if (!isStorableText(text)) return 'text-invalid'
  return hasContent(text) ? null : 'text-empty'
}

/** The same for a title or a name, which stand on one line. */
export function lineRefusal(line: string, max: number): BoardRefusal | null {
  return textRefusal(line, max) ?? (isStorableLine(line) ? null : 'text-invalid')
}
