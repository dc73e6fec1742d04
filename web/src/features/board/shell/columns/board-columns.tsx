import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { columnTitle } from '../../model/column-name.ts'
import { ColumnTabs } from './column-tabs.tsx'
import { Column } from './column.tsx'
import { DragPreview } from '../../parts/drag/drag-preview.tsx'
import type { DragPreviewPosition } from '../../parts/drag/drag-preview-position.ts'
import { columnHold, type Held, type Hold } from '../../parts/drag/held-note.ts'
import type { OpenedHere } from '../../parts/editing/open-editors.ts'
import { useEditors } from '../../parts/editing/use-editors.ts'
import type { Reader } from '../../model/reader.ts'
import { useLive } from '../../model/board-store.ts'
import { type ColumnNotes, notesOf, useInFlight, useNames } from '../../model/column-notes.ts'
import { columnHues } from '../../../../lib/column-hues.ts'

export interface BoardColumnsProps {
  columns: ColumnNotes
  reader: Reader
  opened: OpenedHere
  hold: Hold | null
  /** Columns whose names are being edited. */
  renamed: ReadonlySet<ColumnId>
  /** The open column where columns are tabs; null where they stand side by side. */
  tab: ColumnId | null
  onTab: (columnId: ColumnId) => void
  picture: DragPreviewPosition
}

/** The columns: side by side in the width of the window, or as tabs in narrow windows (BOARD-7, BOARD-8). */
export function BoardColumns(props: BoardColumnsProps) {
  const { columns, reader, opened, hold, renamed, tab, onTab, picture } = props
  const list = useLive((view) => view.board.columns)
  const unsaved = useLive((view) => view.unsaved)
  const editing = useLive((view) => view.editing)
  const names = useNames()
  const inFlight = useInFlight()
  const { openNotes, newNotes } = useEditors(opened)
  const held = useHeld(hold)
  const hues = columnHues(list.map((column) => column.meaning))
  const hueAt = (at: number) => hues[at] ?? 1

  const draw = (columnId: ColumnId) => {
    const at = list.findIndex(({ id }) => id === columnId)
    const column = list[at]
    if (column === undefined) return null
    const notes = notesOf(columns, columnId)
    const part = columnHold(hold, columnId, notes)
    return (
      <Column
        key={columnId}
        {...{ column, notes, reader, unsaved, editing, names, inFlight, openNotes }}
        turn={tab === null ? at : 0}
        hue={hueAt(at)}
        isTab={tab !== null}
        isRenamed={reader.you.isFacilitator && renamed.has(columnId)}
        newNotes={newNotes(columnId)}
        gap={part?.gap ?? null}
        held={part === null ? null : held}
      />
    )
  }
  return (
    <>
      {tab === null ? (
        <div data-scroll-across className="min-h-0 flex-1 overflow-x-auto">
          <div
            data-print="whole"
            // Without descriptions, which stand below the names.
            {...(list.every(({ name }) => columnTitle(name).description === null) && {
              'data-plain-heads': '',
            })}
            className={clsx(
              'grid h-full pt-3.5 grid-rows-[auto_auto_minmax(0,1fr)] justify-center-safe gap-x-(--column-gap) ps-4 [--column-gap:var(--note-gap)] [--column-max:20rem] [--column-min:9.25rem] min-[100rem]:[--column-max:26rem] in-data-compact:[--column-gap:1rem] min-[80rem]:in-data-compact:[--column-max:26rem] min-[100rem]:in-data-compact:[--column-max:34rem]',
              // With a panel over the last columns it ends as much later, and its columns stay as wide.
              'w-[calc(100%+var(--panel-room,0rem))] pe-[calc(1rem+var(--panel-room,0rem))]',
            )}
            style={{
              gridTemplateColumns: `repeat(${list.length}, minmax(var(--column-min), var(--column-max)))`,
              minWidth: `calc(${list.length} * (var(--column-min) + var(--column-gap)) - var(--column-gap) + 2rem + var(--panel-room, 0rem))`,
            }}
          >
            {list.map(({ id }) => draw(id))}
          </div>
        </div>
      ) : (
        <ColumnTabs
          columns={list}
          open={tab}
          onOpen={onTab}
          countOf={(id) => notesOf(columns, id).length}
          canRename={reader.you.isFacilitator && !renamed.has(tab)}
        >
          {draw(tab)}
        </ColumnTabs>
      )}
      {held !== null && hold?.by === 'pointer' && (
        <DragPreview
          note={held.note}
          hue={hueAt(list.findIndex(({ id }) => id === hold.to.columnId))}
          {...{ reader, picture }}
        />
      )}
    </>
  )
}

function useHeld(hold: Hold | null): Held | null {
  const note = useLive((view) => (hold === null ? undefined : view.board.notes.get(hold.noteId)))
  const height = hold?.height ?? 0
  const by = hold?.by ?? 'pointer'
  return useMemo(() => (note === undefined ? null : { note, height, by }), [note, height, by])
}
