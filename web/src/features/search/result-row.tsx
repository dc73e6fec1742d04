import type { SearchResult } from '@retropulse/contract/search'
import Layers from 'lucide-react/icons/layers'
import ListChecks from 'lucide-react/icons/list-checks'
import MessageSquare from 'lucide-react/icons/message-square'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import StickyNote from 'lucide-react/icons/sticky-note'
import { Link } from 'react-router'
import { locale } from '../../lib/locale.ts'
import { boardPath } from '../../lib/paths.ts'
import { t } from './messages.ts'

const ICONS = {
  retro: NotebookPen,
  note: StickyNote,
  group: Layers,
  comment: MessageSquare,
  action: ListChecks,
} as const

export interface ResultRowProps {
  result: SearchResult
  /** Another retro among the results has the same title and day, so that the time tells them apart. */
  hasTwin: boolean
  /** The title and the day of the retro stand above it (SEARCH-19). */
  isBelowHead: boolean
}

/** A result of the search: its text and its retro; it opens the retro (SEARCH-11). */
export function ResultRow({ result, hasTwin, isBelowHead }: ResultRowProps) {
  const { kind, board, parts } = result
  const Icon = ICONS[kind]
  return (
    <Link
      to={boardPath(board.id) + noteAnchor(result)}
      data-result
      className="touch-target flex gap-3 px-4 py-2.5 -outline-offset-2 transition-colors duration-fast hover:bg-fill focus-visible:bg-fill"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 text-sm text-ink wrap-anywhere">
          {parts.map(({ text, isMatch }, at) =>
            isMatch ? (
              // oxlint-disable-next-line react/no-array-index-key -- parts have no id but their place
              <mark key={at} className="bg-accent-soft font-medium text-accent-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
        {isBelowHead ? (
          // Most are notes: those of other kinds say it, and all of them to screen readers.
          <span className={kind === 'note' ? 'sr-only' : 'mt-0.5 block text-xs text-ink-soft'}>
            {t(`kind.${kind}`)}
          </span>
        ) : (
          <span className="mt-0.5 flex min-w-0 gap-1.5 text-xs text-ink-soft">
            <span className="shrink-0">{t(`kind.${kind}`)}</span>
            {kind !== 'retro' && (
              <>
                <span aria-hidden="true">·</span>
                <span dir="auto" className="truncate">
                  {board.name}
                </span>
              </>
            )}
            <span aria-hidden="true">·</span>
            <RetroDay board={board} hasTwin={hasTwin} />
          </span>
        )}
      </span>
    </Link>
  )
}

/** The day of a retro, with the time where another one has the same title and day (SEARCH-18). */
export function RetroDay({ board, hasTwin }: Pick<SearchResult, 'board'> & { hasTwin: boolean }) {
  return (
    <time dateTime={new Date(board.timestamp).toISOString()} className="shrink-0 digits">
      {dateOf(board)}
      {hasTwin && `, ${locale.clock.format(board.timestamp)}`}
    </time>
  )
}

/** The ids of retros that share their title and day with another retro of the results. */
export function twinsAmong(results: readonly SearchResult[]): ReadonlySet<string> {
  const ids = new Map<string, Set<string>>()
  for (const { board } of results) {
    const shown = `${dateOf(board)} ${board.name}`
    ids.set(shown, (ids.get(shown) ?? new Set()).add(board.id))
  }
  return new Set([...ids.values()].filter(({ size }) => size > 1).flatMap((twins) => [...twins]))
}

function dateOf({ timestamp }: SearchResult['board']): string {
  return locale.dayShort.format(timestamp)
}

/** On the board the focus goes to the note; for a comment, to its note (SEARCH-11). */
function noteAnchor({ kind, itemId, noteId }: SearchResult): string {
  const id = kind === 'note' || kind === 'group' ? itemId : noteId
  return id === null ? '' : `#note-${encodeURIComponent(id)}`
}
