import { cleanText, hasContent, isStorableText } from '../kernel/text.ts'
import { textOf, wholeNumberOf } from './json-values.ts'
import type { ProblemCode, Report } from './report.ts'

/**
 * The text at a path of a file: one that was on a board as it is, to its last space, any other one made storable like a
 * paste; an unusable one is reported.
 */
export function readText(value: unknown, max: number, path: string, problems: Report<ProblemCode>): string {
  const raw = textOf(value)
  const text = raw !== null && raw.length <= max && isStorableText(raw) ? raw : cleanText(raw ?? '')
  if (raw === null || !hasContent(text)) problems.add(null, 'value-invalid', path)
  else if (text.length > max) problems.add(null, 'text-too-long', path)
  return text
}

/** A moment in the past, in milliseconds since 1970; null for one that lies ahead, or before the year 2000. */
export function readTime(value: unknown, now: number): number | null {
  return wholeNumberOf(value, EARLIEST, now)
}

/** The first moment of the year 2000. */
const EARLIEST = 946_684_800_000
