import type { Column } from '@retropulse/domain/board/state'
import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useCutEdges } from '../../../../ui/use-cut-edges.ts'
import { useMemberCount } from '../../model/group-notes.ts'
import { t } from '../../model/messages.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { columnHues } from '../../../../lib/column-hues.ts'
import { columnTitle } from '../../model/column-name.ts'

export interface ColumnTabsProps {
  columns: readonly Column[]
  open: ColumnId
  onOpen: (columnId: ColumnId) => void
  /** The number of cards in a column. */
  countOf: (columnId: ColumnId) => number
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
  const { rename } = useBoardHandlers()
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
  const openName = columnTitle(columns.find(({ id }) => id === open)?.name ?? '').name
  const hues = columnHues(columns.map((column) => column.meaning))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(columns, open, event.key)
    if (next === null) return
    event.preventDefault()
    onOpen(next)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`tab-${next}`)}`)?.focus()
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center border-b border-line in-data-pictured:bg-surface">
        <div
          ref={list}
          role="tablist"
          aria-label={t('columns')}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          className="flex min-w-0 flex-1 gap-1 overflow-x-auto fade-cut-edges ps-3 pe-4 [scrollbar-width:none]"
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
                onClick={() => onOpen(id)}
                className={clsx(
                  'touch-target relative flex h-11 shrink-0 items-center gap-2 px-2 text-sm font-medium whitespace-nowrap focus-visible:-outline-offset-2',
                  isOpen
                    ? 'text-ink after:absolute after:inset-x-1 after:bottom-0 after:h-0.75 after:rounded-full after:bg-accent'
                    : 'text-ink-soft',
                )}
              >
                <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-hue-strong" />
                <span
                  dir="auto"
                  className="max-w-40 truncate in-[[role=tab]:only-child]:max-w-[calc(100vw-10rem)]"
                >
                  {columnTitle(name).name}
                </span>
                <span className="rounded-full bg-fill px-1.5 text-xs text-ink-soft digits">
                  {countOf(id) + membersOf(id)}
                </span>
              </button>
            )
          })}
        </div>
        {canRename && (
          <IconButton
            label={t('column.rename', { column: openName })}
            data-rename={open}
            icon={<Pencil aria-hidden="true" className="size-4" />}
            onClick={() => rename(open)}
            className="shrink-0 text-ink-soft"
          />
        )}
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
