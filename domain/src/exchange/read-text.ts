import { cleanText, hasContent } from '../kernel/text.ts'
import { textOf, wholeNumberOf } from './json-values.ts'
import type { ProblemCode, Report } from './report.ts'

/** A text at a path of a file, made storable as a paste is (kernel/text.ts); what cannot be used is told. */
export function readText(value: unknown, max: number, path: string, problems: Report<ProblemCode>): string {
  const raw = textOf(value)
  const text = cleanText(raw ?? '')
  if (raw === null || !hasContent(text)) problems.add(null, 'value-invalid', path)
  else if (text.length > max) problems.add(null, 'text-too-long', path)
  return text
}

/** A moment that has been: milliseconds since 1970. What lies ahead, or before there were retros, is none. */
export function readTime(value: unknown, now: number): number | null {
  return wholeNumberOf(value, EARLIEST, now)
}

/** The first moment of the year 2000. */
const EARLIEST = 946_684_800_000
