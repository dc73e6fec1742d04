import { LEFT_OUT_LINES_MAX } from '@retropulse/domain/import-export/limits'
import type { LeftOutCount } from '@retropulse/domain/import-export/read-import'
import { locale } from '../../lib/locale.ts'
import type { RetroPreview } from './file-reading.ts'
import { Summary } from './summary.tsx'
import { t } from './messages.ts'

/**
 * Says in bold what will not come, before anything is created, and on which lines of the file it stands (MOVE-IN-7); of
 * several retros for each of them, behind a heading, since there may be fifty.
 */
export function LeftOutNotice({ retros }: { retros: readonly RetroPreview[] }) {
  const losing = retros
    .map(({ preview, leftOut }, key) => ({ key, title: preview.title, leftOut }))
    .filter(({ leftOut }) => leftOut.length > 0)
  const [first] = losing
  const sums = new Map<LeftOutCount['reason'], number>()
  for (const { reason, count } of losing.flatMap(({ leftOut }) => leftOut))
    sums.set(reason, count + (sums.get(reason) ?? 0))
  if (first === undefined) return null
  return (
    <div role="status" className="rounded-lg bg-warn-soft px-5 py-4 text-sm text-warn-ink">
      <p className="font-semibold">
        {t('leftOut', { count: [...sums.values()].reduce((sum, count) => sum + count, 0) })}
      </p>
      <Reasons
        leftOut={
          losing.length === 1
            ? first.leftOut
            : [...sums].map(([reason, count]) => ({ reason, count, lines: [] }))
        }
      />
      {retros.length > 1 && (
        <details className="group mt-3">
          <Summary>{t('leftOut.each')}</Summary>
          {losing.map(({ key, title, leftOut }) => (
            <div key={key} className="mt-3">
              <bdi className="block font-medium wrap-anywhere">{title}</bdi>
              <Reasons leftOut={leftOut} />
            </div>
          ))}
        </details>
      )}
    </div>
  )
}

function Reasons({ leftOut }: { leftOut: readonly LeftOutCount[] }) {
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {leftOut.map((counted) => (
        <LeftOutReason key={counted.reason} {...counted} />
      ))}
    </ul>
  )
}

function LeftOutReason({ reason, count, lines }: LeftOutCount) {
  return (
    <li>
      <span className="digits">{t('leftOut.reason', { count, reason: t(`reason.${reason}`) })}</span>
      {lines.length > 0 && <span className="digits"> · {linesText(lines, count)}</span>}
    </li>
  )
}

/** Lines that follow each other are one range. Of more lines than the server names, or than have room, the first. */
function linesText(lines: readonly number[], count: number): string {
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
  if (lines.length === 1) return t('leftOut.line', { line: shown })
  const hasMore = count > LEFT_OUT_LINES_MAX || ranges.length > SHOWN
  return t('leftOut.lines', { lines: hasMore ? `${shown}…` : shown })
}

const SHOWN = 8
