/** A line of a file, the first being 1. */
export interface TextLine {
  readonly line: number
  readonly text: string
}

/** The lines of a text, and the number of the first one that was not read; null: all were. */
export interface TextLines {
  readonly lines: readonly TextLine[]
  readonly cutAt: number | null
}

/** Lines that are read: those of a full board, each of whose notes has ten lines and more. */
const LINES_MAX = 50_000

/** The lines of a text, without their line breaks. */
export function linesOf(content: string, linesMax = LINES_MAX): TextLines {
  const lines: TextLine[] = []
  for (let at = 0; at < content.length;) {
    if (lines.length >= linesMax) return { lines, cutAt: lines.length + 1 }
    const found = content.indexOf('\n', at)
    const end = found === -1 ? content.length : found
    const hasReturn = found > at && content[end - 1] === '\r'
    lines.push({ line: lines.length + 1, text: content.slice(at, hasReturn ? end - 1 : end) })
    at = end + 1
  }
  return { lines, cutAt: null }
}
