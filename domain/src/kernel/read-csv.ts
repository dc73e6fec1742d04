/** A row of a table. */
export interface CsvRow {
  /** The line of the text on which it begins, the first being 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** A quoted cell has no end: it holds everything to the end of the text. */
  readonly isOpen: boolean
}

/**
 * Reads comma-separated values row by row, as a generator: RFC 4180 as `csvOf` writes it, and the variants of other
 * programs: another separator, any line break, a byte order mark, quotes within a cell, text behind a closing quote.
 * Takes linear time for any text. Of a row with more than `cellsMax` cells the rest is left out.
 */
export function* readCsv(text: string, separator: string, cellsMax: number): Generator<CsvRow> {
  let at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0
  let line = 1
  while (at < text.length) {
    const begin = at
    const cells: string[] = []
    let isOpen = false
    for (;;) {
      const cell = cellAt(text, at, separator)
      if (cells.length < cellsMax) cells.push(cell.value)
      isOpen ||= cell.isOpen
      at = cell.end
      if (text[at] !== separator) break
      at += 1
    }
    at += breakAt(text, at)
    yield { line, cells, isOpen }
    line += countBreaks(text, begin, at)
  }
}

/** The separator of a table: the candidate most frequent in its first row, outside of quotes; a comma without any. */
export function separatorOf(text: string): string {
  const counts = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]))
  let isQuoted = false
  for (const unit of text.slice(0, FIRST_ROW_MAX)) {
    if (unit === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (unit === '\n' || unit === '\r') break
    const count = counts.get(unit)
    if (count !== undefined) counts.set(unit, count + 1)
  }
  return [...counts].reduce((best, other) => (other[1] > best[1] ? other : best))[0]
}

const BYTE_ORDER_MARK = '\uFEFF'
const SEPARATORS = [',', ';', '\t'] as const
const FIRST_ROW_MAX = 10_000

interface Cell {
  readonly value: string
  /** The place of the separator, the line break or the end of the text. */
  readonly end: number
  readonly isOpen: boolean
}

function cellAt(text: string, at: number, separator: string): Cell {
  if (text[at] !== '"') {
    const end = endOfPlain(text, at, separator)
    return { value: text.slice(at, end), end, isOpen: false }
  }
  const close = closingQuote(text, at + 1)
  const value = text.slice(at + 1, close ?? text.length).replaceAll('""', '"')
  if (close === null) return { value, end: text.length, isOpen: true }
  const end = endOfPlain(text, close + 1, separator)
  return { value: value + text.slice(close + 1, end), end, isOpen: false }
}

/** The next quote that is not doubled. */
function closingQuote(text: string, from: number): number | null {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at === -1 ? null : at
}

function endOfPlain(text: string, from: number, separator: string): number {
  const divider = separator.charCodeAt(0)
  let at = from
  for (; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === divider || unit === LINE_FEED || unit === CARRIAGE_RETURN) break
  }
  return at
}

/** The length of the line break at a place: 0, 1 or 2. */
function breakAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (unit === CARRIAGE_RETURN) return text.charCodeAt(at + 1) === LINE_FEED ? 2 : 1
  return unit === LINE_FEED ? 1 : 0
}

function countBreaks(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to;) {
    const length = breakAt(text, at)
    if (length > 0) count += 1
    at += Math.max(length, 1)
  }
  return count
}

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
