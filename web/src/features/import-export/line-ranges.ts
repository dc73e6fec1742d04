import { locale } from '../../lib/locale.ts'

/** Lines of a file as a text such as `2–7, 9`: lines that follow each other are one range. */
export function lineRanges(lines: readonly number[], isCut = false): string {
  const ranges: { from: number; to: number }[] = []
  for (const line of lines) {
    const last = ranges.at(-1)
    if (last?.to === line - 1) last.to = line
    else ranges.push({ from: line, to: line })
  }
  const { number } = locale
  const shown = ranges
    .slice(0, SHOWN)
    .map(({ from, to }) => (from === to ? number.format(from) : number.formatRange(from, to)))
    .join(', ')
  return isCut || ranges.length > SHOWN ? `${shown}…` : shown
}

const SHOWN = 8
