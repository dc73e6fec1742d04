import { locale } from '../../lib/locale.ts'
import { t } from './messages.ts'

/** Lines as the beginning of a sentence, such as `Lines 2–5, 7 and 9`; `isCut`: there are more than these. */
export function linesText(lines: readonly number[], isCut = false): string {
  return t(lines.length === 1 && !isCut ? 'lines.one' : 'lines.several', {
    lines:
      isCut || rangesOf(lines).length > SHOWN
        ? lineRanges(lines, isCut)
        : locale.list.format(rangesOf(lines)),
  })
}

/** Lines of a file as a text such as `2–7, 9`: lines that follow each other are one range. */
export function lineRanges(lines: readonly number[], isCut = false): string {
  const ranges = rangesOf(lines)
  const shown = ranges.slice(0, SHOWN).join(', ')
  return isCut || ranges.length > SHOWN ? `${shown}…` : shown
}

function rangesOf(lines: readonly number[]): readonly string[] {
  const ranges: { from: number; to: number }[] = []
  for (const line of lines) {
    const last = ranges.at(-1)
    if (last?.to === line - 1) last.to = line
    else ranges.push({ from: line, to: line })
  }
  const { number } = locale
  return ranges.map(({ from, to }) => (from === to ? number.format(from) : number.formatRange(from, to)))
}

const SHOWN = 8
