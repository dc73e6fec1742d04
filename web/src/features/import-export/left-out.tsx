import type { RetroRead } from '@retropulse/domain/import-export/read-import'
import type { LeftOutReason } from '@retropulse/domain/import-export/sources/source'
import { locale } from '../../lib/locale.ts'
import { t } from './messages.ts'

/** Says in bold what will not come, before anything is created, and on which lines of the file it stands (MOVE-IN-7). */
export function LeftOutNotice({ retros }: { retros: readonly RetroRead[] }) {
  const counts = new Map<LeftOutReason, { count: number; lines: readonly number[] }>()
  for (const { leftOut } of retros)
    for (const { reason, count, lines } of leftOut) {
      const before = counts.get(reason)
      counts.set(reason, { count: count + (before?.count ?? 0), lines: before?.lines ?? lines })
    }
  const total = [...counts.values()].reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (
    <div
      role="status"
      className="rounded-lg border border-line-strong bg-warn-soft px-5 py-4 text-sm text-warn-ink"
    >
      <p className="font-semibold">{t('leftOut', { count: total })}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {[...counts].map(([reason, { count, lines }]) => (
          <li key={reason}>
            <span className="digits">{t('leftOut.reason', { count, reason: t(`reason.${reason}`) })}</span>
            {lines.length > 0 && (
              <span className="digits"> · {t('leftOut.lines', { lines: linesText(lines, count) })}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function linesText(lines: readonly number[], count: number): string {
  const shown = lines
    .slice(0, SHOWN)
    .map((line) => locale.number.format(line))
    .join(', ')
  return count > SHOWN ? `${shown}…` : shown
}

const SHOWN = 8
