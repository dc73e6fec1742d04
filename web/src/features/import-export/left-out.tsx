import type { LeftOutCount } from '@retropulse/domain/import-export/read-import'
import { locale } from '../../lib/locale.ts'
import type { RetroGlance } from './file-reading.ts'
import { t } from './messages.ts'

/**
 * Says in bold what will not come, before anything is created, and on which lines of the file it stands (MOVE-IN-7); of
 * several retros for each of them.
 */
export function LeftOutNotice({ retros }: { retros: readonly RetroGlance[] }) {
  const losing = retros
    .map(({ preview, leftOut }, key) => ({ key, title: preview.title, leftOut }))
    .filter(({ leftOut }) => leftOut.length > 0)
  const total = losing.flatMap(({ leftOut }) => leftOut).reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (
    <div
      role="status"
      className="flex flex-col gap-2 rounded-lg border border-line-strong bg-warn-soft px-5 py-4 text-sm text-warn-ink"
    >
      <p className="font-semibold">{t('leftOut', { count: total })}</p>
      {losing.map(({ key, title, leftOut }) => (
        <div key={key}>
          {retros.length > 1 && <bdi className="block font-medium wrap-anywhere">{title}</bdi>}
          <ul className="flex flex-col gap-1">
            {leftOut.map((counted) => (
              <LeftOutReason key={counted.reason} {...counted} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function LeftOutReason({ reason, count, lines }: LeftOutCount) {
  return (
    <li>
      <span className="digits">{t('leftOut.reason', { count, reason: t(`reason.${reason}`) })}</span>
      {lines.length > 0 && (
        <span className="digits"> · {t('leftOut.lines', { lines: linesText(lines, count) })}</span>
      )}
    </li>
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
