import { cleanLine, cleanText, hasContent } from '@retropulse/domain/kernel/text'
import { z } from 'zod'

/** One line of an answer, of at most so many characters. */
export const line = (max: number) =>
  z.string().transform(cleanLine).refine(hasContent).pipe(z.string().max(max))

/** A text of an answer, of at most so many characters. */
export const paragraph = (max: number) =>
  z
    .string()
    .transform((text) => cleanText(text).trim())
    .refine(hasContent)
    .pipe(z.string().max(max))
