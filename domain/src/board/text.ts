import { hasContent, isStorableLine, isStorableText } from '../kernel/text.ts'
import type { BoardRefusal } from './refusal.ts'

/** The refusal for a text, or null: it must be storable, not empty and at most `max` long (NOTE-12). */
export function textRefusal(text: string, max: number): BoardRefusal | null {
  if (text.length > max) return 'text-too-long'
  if (!isStorableText(text)) return 'text-invalid'
  return hasContent(text) ? null : 'text-empty'
}

/** Like `textRefusal`, for a title or a name, which is one line. */
export function lineRefusal(line: string, max: number): BoardRefusal | null {
  return textRefusal(line, max) ?? (isStorableLine(line) ? null : 'text-invalid')
}
