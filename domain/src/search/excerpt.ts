import type { Stretch } from './matches.ts'

/** A part of a text, and whether it is what was searched for. */
export interface ExcerptPart {
  readonly text: string
  readonly isMatch: boolean
}

/** A text in parts; of a long one the part around the first match, with an ellipsis for what is left out (SEARCH-5). */
export function excerptOf(text: string, matches: readonly Stretch[]): readonly ExcerptPart[] {
  const { start, end } = windowOf(text, matches[0] ?? { start: 0, end: 0 })
  const parts: ExcerptPart[] = []
  const add = (part: string, isMatch: boolean): void => {
    if (part !== '') parts.push({ text: part, isMatch })
  }
  let place = start
  add(start > 0 ? '…' : '', false)
  for (const match of matches) {
    if (match.start >= end) break
    add(text.slice(place, match.start), false)
    add(text.slice(Math.max(place, match.start), Math.min(match.end, end)), true)
    place = Math.min(match.end, end)
  }
  add(text.slice(place, end), false)
  add(end < text.length ? '…' : '', false)
  return parts
}

function windowOf(text: string, first: Stretch): Stretch {
  if (text.length <= EXCERPT_MAX) return { start: 0, end: text.length }
  const requested = Math.min(Math.max(first.start - BEFORE, 0), text.length - EXCERPT_MAX)
  const start = requested === 0 ? 0 : beginningAfter(text, requested, first.start)
  const end = Math.min(start + EXCERPT_MAX, text.length)
  return { start, end: end === text.length ? end : wholeBefore(text, end) }
}

/** The beginning of a word close to the requested place, if there is one before the match. */
function beginningAfter(text: string, requested: number, match: number): number {
  const space = text.slice(requested, Math.min(requested + WORD_SEEN, match)).search(/\s/)
  return space < 0 ? wholeBefore(text, requested) : requested + space + 1
}

/** A place that is neither between the halves of a surrogate pair nor before combining accents. */
function wholeBefore(text: string, place: number): number {
  let whole = place
  while (whole > 0 && INSIDE.test(String.fromCodePoint(text.codePointAt(whole) ?? 0x20))) whole -= 1
  return whole
}

/** Characters (UTF-16 code units) of an excerpt: three lines on a phone. */
const EXCERPT_MAX = 180
/** Characters of these before the first match. */
const BEFORE = 60
const WORD_SEEN = 20
const INSIDE = /[\p{M}\p{Cs}\u200d]/u
