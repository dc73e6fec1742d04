import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../../../ui/live-region.ts'
import { showToast } from '../../../ui/toast.ts'
import { closeEditor, openNew, openNote, type OpenedHere } from '../parts/editing/open-editors.ts'
import { focusAdd, focusNote, focusRename, focusTab, noteElement } from '../model/focus-board.ts'
import { focusTargetAfter } from '../model/adjacent-note.ts'
import { newNoteId } from '../live/new-ids.ts'
import { rankAtTop } from '../live/rank-for-place.ts'
import { t } from '../model/messages.ts'
import { isNarrow } from '../model/use-narrow.ts'
import { editRefusal, mayDelete, type Reader } from '../model/reader.ts'
import type { BoardHandlers, Overlay, Panel } from '../model/board-handlers.ts'
import type { BoardStore } from '../model/board-store.ts'
import { type ColumnNotes, notesOf } from '../model/column-notes.ts'

/** What the handlers of the board read when they are called, and what they may change. */
export interface HandlerContext {
  readonly store: BoardStore
  readonly columns: () => ColumnNotes
  readonly reader: () => Reader
  readonly setOpened: (change: (opened: OpenedHere) => OpenedHere) => void
  readonly setOverlay: (overlay: Overlay | null) => void
  readonly setPanel: (change: (panel: Panel | null) => Panel | null) => void
  readonly setRenamed: (change: (renamed: ReadonlySet<ColumnId>) => ReadonlySet<ColumnId>) => void
  readonly showColumn: (columnId: ColumnId) => void
  readonly onDeleted: (noteId: NoteId) => void
}

/** The handlers of the board; `context` of the first call counts, its functions read what is current. */
export function useHandlers(context: HandlerContext): BoardHandlers {
  const [handlers] = useState(() => createHandlers(context))
  return handlers
}

const EDIT_REFUSALS = {
  hidden: 'note.hiddenReason',
  'not-yours': 'note.notYours',
  locked: 'note.locked',
} as const

function createHandlers({ store, ...context }: HandlerContext): BoardHandlers {
  const { session } = store
  const { setOpened, setOverlay, setPanel, setRenamed, showColumn } = context

  function note(noteId: NoteId) {
    return store.get().board.notes.get(noteId)
  }

  function isOpenElsewhere(noteId: NoteId): boolean {
    return store.get().editing.some((editing) => editing.noteId === noteId)
  }

  function goTo(noteId: NoteId): void {
    const found = note(noteId)
    if (found === undefined) return
    flushSync(() => showColumn(found.columnId))
    focusNote(noteId)
  }

  function restore(noteId: NoteId): void {
    flushSync(() => session.do({ type: 'restore-note', noteId }))
    goTo(noteId)
  }

  let isClickAnswered = false

  function edit(noteId: NoteId, isAsked: boolean): void {
    const found = note(noteId)
    if (found === undefined) return
    const refusal = editRefusal(context.reader(), found, isOpenElsewhere(noteId))
    // A click on a note of another participant may mean nothing: only the first one is answered, keys and the menu
    // always (NOTE-9).
    if (refusal === 'not-yours' && !isAsked && isClickAnswered) return
    isClickAnswered ||= refusal === 'not-yours'
    if (refusal !== null) return say(t(EDIT_REFUSALS[refusal]))
    session.startEditing(noteId, null)
    flushSync(() => setOpened((opened) => openNote(opened, noteId)))
  }

  /** Opens beside its own button, or beside that of the menu on touch devices, which have no other. */
  function showBeside(kind: 'menu' | 'reactions', noteId: NoteId): void {
    const buttons = [...(noteElement(noteId)?.querySelectorAll<HTMLElement>('[data-part]') ?? [])]
    const anchor = [kind, 'menu'].flatMap((part) =>
      buttons.filter((button) => button.dataset['part'] === part && isDrawn(button)),
    )[0]
    if (anchor !== undefined) show({ kind, noteId, anchor })
  }

  function show(overlay: Overlay): void {
    // A panel that goes may return the focus, which the overlay takes afterwards (BOARD-80).
    if (isNarrow()) flushSync(() => setPanel(() => null))
    setOverlay(overlay)
  }

  return {
    goTo,
    openColumn(columnId) {
      if (document.querySelector('[data-column] :is(input, textarea)') !== null) return
      const hadFocus = (document.activeElement?.closest('[data-column]') ?? null) !== null
      flushSync(() => showColumn(columnId))
      // A note of another column, which had the focus, is gone.
      if (hadFocus && document.activeElement === document.body) focusTab(columnId)
    },
    edit: (noteId) => edit(noteId, true),
    press: (noteId) => edit(noteId, false),
    menu: (noteId) => showBeside('menu', noteId),
    reactions: (noteId) => showBeside('reactions', noteId),
    add(columnId, after) {
      const rank = rankAtTop(store.get().board, columnId)
      flushSync(() => {
        showColumn(columnId)
        // The sheet of a phone would lie over the new note (BOARD-80); the GIFs leave room for it.
        if (isNarrow()) setPanel((panel) => (panel === 'gifs' ? panel : null))
        setOpened((opened) => openNew(opened, { noteId: newNoteId(), columnId, rank, after }))
      })
    },
    closeEditor(noteId, columnId, focusTargets) {
      session.stopEditing(noteId)
      flushSync(() => setOpened((opened) => closeEditor(opened, noteId)))
      if (focusTargets !== 'leave-focus' && !focusTargets.some(focusNote)) focusAdd(columnId)
    },
    remove(noteId) {
      const found = note(noteId)
      if (found === undefined) return
      if (!mayDelete(context.reader(), found)) return say(t('note.notYours'))
      if (isOpenElsewhere(noteId)) return say(t('note.locked'))
      const focusTarget = focusTargetAfter([notesOf(context.columns(), found.columnId)], noteId)
      context.onDeleted(noteId)
      flushSync(() => session.do({ type: 'delete-note', noteId }))
      if (focusTarget === null) focusAdd(found.columnId)
      else focusNote(focusTarget)
      const onAction = () => restore(noteId)
      showToast(t('note.deleted'), { id: `deleted-${noteId}`, action: { label: t('undo'), onAction } })
    },
    sendTo(noteId, columnId) {
      flushSync(() => {
        const rank = rankAtTop(store.get().board, columnId)
        session.do({ type: 'move-note', noteId, columnId, rank })
        showColumn(columnId)
      })
      focusNote(noteId)
    },
    react(noteId, emoji, on) {
      session.do({ type: 'set-reaction', noteId, emoji, on })
    },
    rename: (columnId) => setRenamed((renamed) => new Set([...renamed, columnId])),
    closeName(columnId) {
      const hadFocus = document.activeElement?.matches('input') ?? false
      flushSync(() => setRenamed((renamed) => new Set([...renamed].filter((id) => id !== columnId))))
      if (hadFocus) focusRename(columnId)
    },
    show,
    hide: () => setOverlay(null),
    togglePanel: (wanted) => setPanel((panel) => (panel === wanted ? null : wanted)),
  }
}

function say(text: string): void {
  showToast(text, { id: 'board-says' })
  announce(text, { key: 'board-says' })
}

function isDrawn(button: HTMLElement): boolean {
  return button.getClientRects().length > 0
}
