import { cleanText, hasContent } from '@retropulse/domain/kernel/text'

/** From this many characters before the limit on, a counter says how many are left. */
const NEAR = 200

export type TextProblem = { readonly kind: 'empty' } | { readonly kind: 'too-long'; readonly by: number }

/** What keeps a typed text from being handed in; null when nothing does. */
export function textProblem(typed: string, max: number): TextProblem | null {
  const text = cleanText(typed)
  if (!hasContent(text)) return { kind: 'empty' }
  return text.length > max ? { kind: 'too-long', by: text.length - max } : null
}

/** Characters left to the limit (negative: too many) once it is near; null before that. */
export function charactersLeft(typed: string, max: number): number | null {
  const left = max - cleanText(typed).length
  return left <= NEAR ? left : null
}
