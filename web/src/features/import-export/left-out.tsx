import { clsx } from 'clsx'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { LEFT_OUT_LINES_MAX } from '@retropulse/domain/import-export/limits'
import type { LeftOutCount } from '@retropulse/domain/import-export/read-import'
import type { RetroPreview } from './file-reading.ts'
import { linesText } from './line-ranges.ts'
import { DetailsSummary } from '../../ui/details-summary.tsx'
import { t } from './messages.ts'

/**
 * Says in bold what will not come, before anything is created, and on which lines of the file it stands (MOVE-IN-7); of
 * several retros for each of them, behind a heading, since there may be fifty. A lone reason stands in the bold sentence,
 * which would otherwise say the same number as the line below it.
 */
export function LeftOutNotice({ retros }: { retros: readonly RetroPreview[] }) {
  if (retros.every(({ leftOut }) => leftOut.length === 0)) return null
  return (
    <div role="status" className="flex flex-col gap-3 text-sm">
      <Part retros={retros} isChosen={false} />
      <Part retros={retros} isChosen />
    </div>
  )
}

interface PartProps {
  retros: readonly RetroPreview[]
  /** What the user left out, of which nothing warns; otherwise what is lost without that. */
  isChosen: boolean
}

function Part({ retros, isChosen }: PartProps) {
  const losing = retros
    .map(({ preview, leftOut }, key) => ({
      key,
      title: preview.title,
      leftOut: leftOut.filter(({ reason }) => (reason === 'column-left-out') === isChosen),
    }))
    .filter(({ leftOut }) => leftOut.length > 0)
  const [first] = losing
  if (first === undefined) return null
  const sums = sumsOf(losing.flatMap(({ leftOut }) => leftOut))
  const isNotes = areNotes(retros, sums)
  const [lone, ...more] = first.leftOut
  const isLone = losing.length === 1 && more.length === 0
  const only = isLone && lone !== undefined && NAMED.has(lone.reason) ? lone : undefined
  const where = only && whereText(only)
  const Icon = isChosen ? Info : TriangleAlert
  return (
    <div
      className={clsx(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-lg px-4 py-3.5',
        isChosen ? 'bg-fill text-ink' : 'bg-warn-soft text-warn-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
      <div>
        <p className="font-semibold">
          {only
            ? t('leftOut.only', { what: reasonText(only.reason, only.count, isNotes) })
            : t(isNotes ? 'leftOutNotes' : 'leftOut', {
                count: [...sums.values()].reduce((sum, { count }) => sum + count, 0),
              })}
        </p>
        {only ? (
          where !== undefined && <p className="mt-1 digits">{where}</p>
        ) : losing.length === 1 ? (
          <Reasons leftOut={first.leftOut} isNotes={isNotes} />
        ) : (
          <ul className="mt-1 flex flex-col gap-1 digits">
            {[...sums].map(([reason, sum]) => (
              <li key={reason}>
                {t('leftOut.inRetros', { sum: reasonText(reason, sum.count, isNotes), count: sum.retros })}
              </li>
            ))}
          </ul>
        )}
        {retros.length > 1 && (
          <details className="group mt-3">
            <DetailsSummary>{t('leftOut.each')}</DetailsSummary>
            <ul className="mt-2 flex flex-col gap-1.5">
              {losing.map(({ key, title, leftOut }) => (
                <li key={key} className="sm:grid sm:grid-cols-2 sm:gap-x-4">
                  <bdi className="font-medium wrap-anywhere">{title}</bdi>
                  <Reasons leftOut={leftOut} isNotes={isNotes} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}

/** The reasons whose text names what is left out; that of each other one is a sentence. */
const NAMED: ReadonlySet<LeftOutCount['reason']> = new Set(['empty', 'column-left-out', 'action-repeated'])

interface NotesAlone {
  /** Whether what is left out are notes, and no action items or comments. */
  isNotes: boolean
}

function Reasons({ leftOut, isNotes }: { leftOut: readonly LeftOutCount[] } & NotesAlone) {
  return (
    <ul className="flex flex-col gap-1 not-in-[li]:mt-1">
      {leftOut.map((counted) => (
        <LeftOutReason key={counted.reason} {...counted} isNotes={isNotes} />
      ))}
    </ul>
  )
}

function LeftOutReason({ isNotes, ...leftOut }: LeftOutCount & NotesAlone) {
  const what = reasonText(leftOut.reason, leftOut.count, isNotes)
  const where = whereText(leftOut)
  return <li className="digits">{where === undefined ? what : t('leftOut.where', { where, what })}</li>
}

/** Each cell of a line may be an item. Of more lines than the server names, the first are known. */
function whereText({ count, lines }: LeftOutCount): string | undefined {
  return lines.length > 0 ? linesText(lines, lines.length > 1 && count > LEFT_OUT_LINES_MAX) : undefined
}

/** For each reason how many items are left out for it, and in how many retros. */
function sumsOf(leftOut: readonly LeftOutCount[]) {
  const sums = new Map<LeftOutCount['reason'], { readonly count: number; readonly retros: number }>()
  for (const { reason, count } of leftOut) {
    const sum = sums.get(reason) ?? { count: 0, retros: 0 }
    sums.set(reason, { count: sum.count + count, retros: sum.retros + 1 })
  }
  return sums
}

function reasonText(reason: LeftOutCount['reason'], count: number, isNotes: boolean): string {
  return t(reason === 'empty' && isNotes ? 'reason.emptyNotes' : `reason.${reason}`, { count })
}

/** Whether what is left out are notes alone, which the choice of columns counts as notes (MOVE-IN-11). */
function areNotes(
  retros: readonly RetroPreview[],
  sums: ReadonlyMap<LeftOutCount['reason'], { readonly count: number }>,
): boolean {
  const blank = retros
    .flatMap(({ columns }) => columns)
    .reduce((sum, { notes, texts }) => sum + notes - texts, 0)
  return [...sums].every(
    ([reason, { count }]) => OF_NOTES.has(reason) || (reason === 'empty' && count === blank),
  )
}

const OF_NOTES: ReadonlySet<LeftOutCount['reason']> = new Set([
  'column-left-out',
  'too-many-notes',
  'group-too-large',
])
