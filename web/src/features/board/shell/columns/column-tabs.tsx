import type { Column } from '@retropulse/domain/board/state'
import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import Vote from 'lucide-react/icons/vote'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useCutEdges } from '../../../../ui/use-cut-edges.ts'
import { useMemberCount } from '../../model/group-notes.ts'
import { t } from '../../model/messages.ts'
import { columnHues } from '../../../../lib/column-hues.ts'
import { useLive } from '../../model/board-store.ts'
import { columnTitle } from '../../model/column-name.ts'

export interface ColumnTabsProps {
  columns: readonly Column[]
  open: ColumnId
  onOpen: (columnId: ColumnId) => void
  /** The number of cards in a column. */
  countOf: (columnId: ColumnId) => number
  /** The name of the open column can be edited, from the list of tools; its tab takes the focus afterwards. */
  canRename: boolean
  /** The open column. */
  children: ReactNode
}

/**
 * The columns as tabs in narrow windows (BOARD-8). A note held over a tab opens it. The general tabs of the design
 * system would use a tenth of the bytes that a board may load before the first note.
 */
export function ColumnTabs(props: ColumnTabsProps) {
  const { columns, open, onOpen, countOf, canRename, children } = props
  const membersOf = useMemberCount()
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(columns[0]?.id)
  useCutEdges(list)
  useEffect(() => {
    // The first tab is in view at first; asking where it stands would lay the page out once more before the first note.
    if (shown.current === open) return
    shown.current = open
    const tab = list.current?.querySelector(`#${CSS.escape(`tab-${open}`)}`)
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [open])
  // The only column whose notes take votes; null: all do, or no vote runs.
  const votedIn = useLive(({ board: { voting } }) => (voting?.status === 'vote' ? voting.contentId : null))
  const hues = columnHues(columns.map((column) => column.meaning))
  const areMany = columns.length > 4
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(columns, open, event.key)
    if (next === null) return
    event.preventDefault()
    onOpen(next)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`tab-${next}`)}`)?.focus()
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        role="tablist"
        aria-label={t('columns')}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="flex shrink-0 snap-x snap-proximity scroll-px-14 overflow-x-auto border-b border-line px-3 fade-cut-edges scrollbar-none in-data-pictured:bg-surface"
      >
        {columns.map(({ id, name }, at) => {
          const isOpen = id === open
          return (
            <button
              key={id}
              id={`tab-${id}`}
              type="button"
              role="tab"
              aria-selected={isOpen}
              aria-controls="column-panel"
              tabIndex={isOpen ? 0 : -1}
              data-tab-column={id}
              data-hue={hues[at]}
              {...(canRename && isOpen && { 'data-rename': id })}
              onClick={() => onOpen(id)}
              className={clsx(
                'touch-target relative flex h-11 flex-[1_0_auto] items-center snap-start justify-center text-start text-[0.8125rem] leading-tight tracking-tight focus-visible:-outline-offset-2',
                'after:absolute after:bottom-0 after:rounded-full',
                areMany
                  ? 'min-w-16 gap-1.5 px-2 after:inset-x-2'
                  : 'min-w-18 gap-1.5 px-1 after:inset-x-1 min-[24rem]:px-1.5 min-[24rem]:after:inset-x-1.5',
                isOpen ? 'font-semibold text-ink after:h-0.75 after:bg-accent' : 'font-medium text-ink-soft',
              )}
            >
              {/* As wide as its name in two lines, which leaves all columns in sight; wider where there is room. */}
              <span
                data-lines={inTwoLines(columnTitle(name).name)}
                className={clsx(
                  'min-w-0 before:invisible before:block before:h-0 before:overflow-hidden before:whitespace-pre before:content-[attr(data-lines)]',
                  isOpen ? 'max-w-72' : 'max-w-32',
                )}
              >
                {/* Cut two pixels beside the words: their width is a fraction, and the cut would take some of a letter. */}
                <span
                  dir="auto"
                  className="-mx-0.5 line-clamp-2 w-0 min-w-[calc(100%+0.25rem)] px-0.5 wrap-anywhere"
                >
                  {columnTitle(name).name}
                </span>
              </span>
              <span
                className={clsx(
                  'relative order-first shrink-0 rounded-full px-1 text-center text-[0.6875rem] leading-4.5 font-semibold digits',
                  areMany ? 'min-w-4.5' : 'min-w-5.5',
                  // Like notes that take no votes, a column without them loses its colour.
                  votedIn === null || votedIn === id
                    ? 'bg-hue-strong text-on-hue-strong'
                    : 'bg-fill-strong text-ink-soft',
                )}
              >
                {/* While its notes take votes, a sign of that stands over the count and is as wide. */}
                <span className={clsx(votedIn === id && 'opacity-0')}>{countOf(id) + membersOf(id)}</span>
                {votedIn === id && <Vote aria-hidden="true" className="absolute inset-0 m-auto size-3.5" />}
              </span>
            </button>
          )
        })}
      </div>
      <div
        id="column-panel"
        role="tabpanel"
        aria-labelledby={`tab-${open}`}
        className="flex min-h-0 flex-1 flex-col px-4"
      >
        {children}
      </div>
    </div>
  )
}

/** A text with a line break in place of the space that leaves its longer line the shortest. */
export function inTwoLines(text: string): string {
  const words = text.split(' ')
  const broken = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const)
  const longer = broken.map(([first, second]) => Math.max(first.length, second.length))
  return broken[longer.indexOf(Math.min(...longer))]?.join('\n').trimStart() ?? text
}

/** The tab that a key leads to, from the last one to the first and back; null for keys that do not change tabs. */
export function nextTab(
  columns: readonly { readonly id: ColumnId }[],
  open: ColumnId,
  key: string,
): ColumnId | null {
  const at = columns.findIndex(({ id }) => id === open)
  switch (key) {
    case 'ArrowRight':
      return columns[(at + 1) % columns.length]?.id ?? null
    case 'ArrowLeft':
      return columns.at(at - 1)?.id ?? null
    case 'Home':
      return columns[0]?.id ?? null
    case 'End':
      return columns.at(-1)?.id ?? null
    default:
      return null
  }
}
