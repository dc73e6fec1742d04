import { cleanText, hasContent } from '@retropulse/domain/kernel/text'

/** Characters before the limit from which on a counter says how many are left (NOTE-11). */
const NEAR = 200

export type TextProblem = { readonly kind: 'empty' } | { readonly kind: 'too-long'; readonly by: number }

/** Why a typed text cannot be saved; null when it can. */
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
