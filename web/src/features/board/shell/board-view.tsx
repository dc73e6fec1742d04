import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import { use, useEffect, useRef, useState, useLayoutEffect } from 'react'
import type { CSSProperties, RefObject } from 'react'
import { ConnectionDialogs } from '../parts/connection/connection-dialogs.tsx'
import { useNoteDrag } from '../parts/drag/use-note-drag.ts'
import { MoveKeys } from '../parts/drag/move-keys.tsx'
import { usePointerDrag } from '../parts/drag/use-pointer-drag.ts'
import { NOTHING_OPEN, type OpenedHere } from '../parts/editing/open-editors.ts'
import { useBoardKeys } from './keyboard/use-board-keys.ts'
import type { BoardSession } from '../live/board-session.ts'
import { boardIsDrawn, whenDrawn } from '../../../lib/until-board-drawn.ts'
import { startLoadingAhead } from '../../../lib/load-ahead.ts'
import { setDockedHeight } from '../../../ui/docked-heights.ts'
import { FixedPageContext } from '../../../ui/fixed-page.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { t } from '../model/messages.ts'
import { BoardDock } from './dock/board-dock.tsx'
import { BoardBar } from './toolbar/board-bar.tsx'
import { type Overlay, BoardHandlersContext, type Panel } from '../model/board-handlers.ts'
import { BoardColumns } from './columns/board-columns.tsx'
import { BoardBackground } from '../parts/background/board-background.tsx'
import {
  BoardStoreContext,
  createBoardStore,
  type LiveView,
  useBoardStore,
  useLive,
} from '../model/board-store.ts'
import { useHandlers } from './use-handlers.ts'
import { useColumnNotes } from '../model/column-notes.ts'
import { createSkippedNotes, followBrowser } from '../model/skipped-notes.ts'
import { SkippedNotesContext } from '../model/use-late-note.ts'
import { useNarrow } from '../model/use-narrow.ts'
import { useReader } from '../model/reader.ts'

// Loads once the board is drawn: the first note does not wait for it.
const LiveOverlays = lazyPart(async () => {
  await whenDrawn()
  return (await import('./overlays/live-overlays.tsx')).LiveOverlays
})
const BoardOverlays = lazyPart(async () => (await import('./overlays/board-overlays.tsx')).BoardOverlays)
const BoardPanels = lazyPart(async () => (await import('./overlays/board-panels.tsx')).BoardPanels)
const UnsavedChanges = lazyPart(async () => {
  await whenDrawn()
  return (await import('../parts/unsaved-changes/unsaved-changes.tsx')).UnsavedChanges
})
const TakeOverPrompt = lazyPart(async () => {
  await whenDrawn()
  return (await import('../parts/people/take-over-prompt.tsx')).TakeOverPrompt
})
const DiscussionCard = lazyPart(
  async () => (await import('../parts/discussion/discussion-card.tsx')).DiscussionCard,
)
const MediaDock = lazyPart(async () => (await import('../parts/media/media-dock.tsx')).MediaDock)

/** A board that has loaded, with everything on it. */
export function BoardView({ session, first }: { session: BoardSession; first: LiveView }) {
  const [store] = useState(() => createBoardStore(session, first))
  const [skipped] = useState(() => createSkippedNotes())
  return (
    <BoardStoreContext value={store}>
      <SkippedNotesContext value={skipped}>
        <FixedPageContext value>
          <Board />
        </FixedPageContext>
      </SkippedNotesContext>
    </BoardStoreContext>
  )
}

function Board() {
  const store = useBoardStore()
  const columns = useColumnNotes()
  const reader = useReader()
  const [opened, setOpened] = useState<OpenedHere>(NOTHING_OPEN)
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const [panel, setPanel] = useState<Panel | null>(null)
  const [renamed, setRenamed] = useState<ReadonlySet<ColumnId>>(new Set())
  const [deleted] = useState(() => new Set<NoteId>())
  const list = useLive((view) => view.board.columns)
  // A text is being typed or was refused: it may have no place on the board.
  const hasLoose = useLive((view) => view.drafts.length > 0 || view.rejected.length > 0)
  const hasDiscussion = useLive((view) => view.board.discussedNote !== null)
  const hasMedia = useLive((view) => view.board.media !== null)
  const [tab, setTab] = useState<ColumnId | undefined>(list[0]?.id)
  const openTab = list.find(({ id }) => id === tab)?.id ?? list[0]?.id ?? null
  const isNarrow = useNarrow()
  const isCompact = useLive((view) => view.board.isCompact)
  const root = useRef<HTMLDivElement>(null)
  const docked = useRef<HTMLDivElement>(null)
  const latestColumns = useLatest(columns)
  const latestReader = useLatest(reader)
  const context = { store, columns: latestColumns, showColumn: setTab }
  const [hold, drag] = useNoteDrag(context)
  const handlers = useHandlers({
    ...context,
    reader: latestReader,
    setOpened,
    setOverlay,
    setPanel,
    setRenamed,
    onDeleted: (noteId) => deleted.add(noteId),
  })
  const latestTab = useLatest(openTab)
  useBoardKeys({ store, root, handlers, drag, columns: latestColumns, currentColumn: latestTab })
  const picture = usePointerDrag({
    root,
    drag,
    columns: latestColumns,
    onLongPress: handlers.menu,
    showColumn: setTab,
  })
  const hasSidePanel = panel !== null && panel !== 'gifs'
  // On a phone the GIFs stand above the bar for the thumb, which stays where it is.
  const isInDock = isNarrow && panel === 'gifs'
  const panels = panel !== null && (
    <BoardPanels panel={panel} onClose={() => setPanel(null)} onFail={() => setPanel(null)} />
  )
  useDockedHeight(docked)
  const skipped = use(SkippedNotesContext)
  useEffect(() => (root.current === null ? undefined : followBrowser(skipped, root.current)), [skipped])
  useEffect(() => {
    boardIsDrawn()
    return startLoadingAhead()
  }, [])
  return (
    <BoardHandlersContext value={handlers}>
      <BoardBackground />
      <BoardBar panel={panel} />
      <div
        style={panelShare(list.length)}
        className={clsx(
          'relative flex min-h-0 flex-1 sm:max-lg:[--panel-width:max(20rem,var(--panel-share))]',
          isInDock ? GIF_ROOM : hasSidePanel ? PANEL_ROOM : DOCK_ROOM,
          panel === 'gifs' && 'flex-col',
        )}
      >
        <div className={clsx('relative flex min-h-0 min-w-0 flex-1', hasSidePanel && BESIDE_PANEL)}>
          <div
            ref={root}
            aria-label={t('board')}
            role="region"
            className="relative flex min-h-0 min-w-0 flex-1 flex-col [--note-gap:clamp(10px,1.2vw,15px)] data-compact:[--note-gap:6px]"
            {...(isCompact && { 'data-compact': '' })}
          >
            <BoardColumns
              {...{ columns, reader, opened, hold, renamed }}
              tab={isNarrow ? openTab : null}
              onTab={setTab}
              picture={picture}
            />
          </div>
          <BottomFade />
          <div
            ref={docked}
            data-above-docked
            data-print="none"
            className={clsx(
              'pointer-events-none absolute start-0 end-(--docked-end,0px) bottom-(--dock-bar) z-(--z-sticky) flex -translate-y-(--strip-height) flex-wrap items-end justify-between gap-2 p-3 sm:px-4 empty:hidden max-sm:flex-col-reverse max-sm:items-stretch',
              // One sheet at a time on a phone (BOARD-80); what plays goes on.
              panel !== null && 'max-sm:invisible',
            )}
          >
            <div className="peer flex basis-full justify-center *:pointer-events-auto empty:hidden max-sm:order-first max-sm:-mx-3 max-sm:-mb-3 max-sm:basis-auto">
              <TakeOverPrompt onFail={nothing} />
            </div>
            {hold?.by === 'keyboard' && <MoveKeys />}
            <div className="flex flex-col gap-2 *:pointer-events-auto empty:hidden max-sm:items-center">
              {hasLoose && <UnsavedChanges onFail={nothing} />}
            </div>
            {hasDiscussion && <DiscussionCard onFail={nothing} />}
            {hasMedia && <MediaDock onFail={nothing} />}
          </div>
          <BoardDock openTab={openTab} panel={panel}>
            {isInDock && panels}
          </BoardDock>
        </div>
        {!isInDock && panels}
      </div>
      {overlay !== null && <BoardOverlays {...{ overlay, reader, drag }} onFail={() => setOverlay(null)} />}
      <ConnectionDialogs />
      <LiveOverlays deleted={deleted} onFail={nothing} />
    </BoardHandlersContext>
  )
}

/**
 * `--dock-room` is what the columns end with, so that the last notes can be scrolled free of the dock with all its rows;
 * `--dock-bar` the height of its bar on a phone.
 */
const WIDE_ROOM =
  '[--dock-bar:var(--tool-row)] [--dock-room:calc(9.5rem+var(--tool-row))] max-sm:[--dock-bar:calc(3.5rem+max(0.5rem,env(safe-area-inset-bottom)))]'
const DOCK_ROOM = `${WIDE_ROOM} max-sm:[--dock-room:15rem]`

/** The same with a panel open, which lies over the lower half of a phone. */
const PANEL_ROOM = `${WIDE_ROOM} max-sm:[--dock-room:min(47rem,calc(100dvh-7rem))] max-sm:[&_[data-scroll]]:scroll-pb-[min(36rem,60dvh)]`

/** The same on a phone with the GIFs open, free of which a note that takes the focus is scrolled. */
const GIF_ROOM = '[--dock-bar:4rem] [--dock-room:28rem] [&_[data-scroll]]:scroll-pb-72'

/**
 * Notes fade out below what lies over the lower edge of the board, and 24 px above it, so that no bar cuts a note. It is
 * moved by a transform, which is no layout shift (BOARD-78), and absent over a picture and while nothing lies there.
 */
function BottomFade() {
  return (
    <div
      aria-hidden="true"
      data-above-docked
      data-print="none"
      className="pointer-events-none absolute inset-x-0 bottom-0 z-(--z-sticky) h-96 overflow-clip in-data-pictured:invisible max-sm:hidden"
    >
      <div className="size-full translate-y-[calc(100%-var(--low)-min(var(--low),1px)*24)] bg-[linear-gradient(to_bottom,var(--color-desk-clear),var(--color-desk)_1.5rem)] [--low:calc(var(--strip-height,0px)+var(--low-card,0px)+var(--tool-row))]" />
    </div>
  )
}

/**
 * The columns stay where they are below a panel that lies over the board, and the last ones can be scrolled beside it;
 * what is docked above the strip keeps free of it (BOARD-80).
 */
const BESIDE_PANEL =
  'sm:max-lg:[--panel-room:var(--panel-width)] sm:max-lg:[--docked-end:calc(var(--panel-width)+0.5rem)]'

/**
 * The part of the window that a panel over the board covers, unless its least width is more: as many whole columns as
 * fit into half of the board, so that it cuts none (BOARD-80).
 */
function panelShare(columnsCount: number): CSSProperties & { '--panel-share': string } {
  return { '--panel-share': `${(100 * Math.floor(columnsCount / 2)) / columnsCount}%` }
}

/** What could not be loaded is tried again on the next visit; a toast reports the failure. */
function nothing(): void {}

/** Returns a function that reads the value of the last render, for handlers that live as long as the page. */
function useLatest<Value>(value: Value): () => Value {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  const [read] = useState(() => () => ref.current)
  return read
}

/**
 * Keeps the docked height at that of the cards over the board's lower edge, above which toasts stand, and the property
 * `--docked-room` of the page at the largest such height, so that the last notes can be scrolled free of them (GIF-19)
 * and are not moved when a card goes (BOARD-78).
 */
function useDockedHeight(docked: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = docked.current
    if (element === null) return
    const { style } = document.documentElement
    let largest = 0
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.contentRect.height ?? 0)
      setDockedHeight('docked', height)
      if (height <= largest) return
      largest = height
      style.setProperty('--docked-room', `${largest}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      setDockedHeight('docked', 0)
      style.removeProperty('--docked-room')
    }
  }, [docked])
}
