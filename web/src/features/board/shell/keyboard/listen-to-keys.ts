import { asId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import type { RefObject } from 'react'
import type { NoteDrag } from '../../parts/drag/use-note-drag.ts'
import { focusNote, noteElement } from '../../model/focus-board.ts'
import { openMenu } from '../../parts/groups/member-menu.ts'
import type { BoardHandlers } from '../../model/board-handlers.ts'
import type { ColumnNotes } from '../../model/column-notes.ts'
import { notesOf } from '../../model/column-notes.ts'
import { actOnNote, rowsOf } from './act-on-note.ts'
import { type Intent, intentOf, type KeyPlace } from './board-keys.ts'
import type { BoardStore } from '../../model/board-store.ts'
import { isVoting } from '../../model/vote-stage.ts'
import { announceBlocked } from '../../model/vote-stage.ts'
import { lazyVoting } from '../../parts/voting/lazy-voting.ts'
import { neighbour } from '../../model/adjacent-note.ts'
import { singleKeys } from './single-keys.ts'

export interface KeyContext {
  readonly store: BoardStore
  readonly root: RefObject<HTMLElement | null>
  readonly handlers: BoardHandlers
  readonly drag: NoteDrag
  readonly columns: () => ColumnNotes
  /** The column for a new note when the focus is in no column. */
  readonly currentColumn: () => ColumnId | null
}

/** What a participant did before this code had loaded. */
interface Missed {
  readonly click: MouseEvent | null
  readonly key: KeyboardEvent | null
}

/**
 * Listens to keys, and to presses on the paper of notes, for the whole board: one listener each, however many notes.
 * Ends with `signal`. Answers what it missed first, a key only while the focus is where it was pressed.
 */
export function listenToKeys(context: KeyContext, signal: AbortSignal, missed: Missed): void {
  const { store, root, handlers, drag } = context
  if (missed.click !== null) click(missed.click)
  if (missed.key !== null && missed.key.target === document.activeElement) answer(missed.key)
  document.addEventListener('keydown', press, { signal })

  root.current?.addEventListener('click', click, { signal })
  root.current?.addEventListener(
    'contextmenu',
    (event) => {
      const noteId = onPaper(event)
      if (noteId === null) return
      event.preventDefault()
      if (drag.held() === null) openMenu(handlers, noteId)
    },
    { signal },
  )
  // The focus left the note while it was carried by keyboard: it stays where it was.
  root.current?.addEventListener(
    'focusout',
    (event) => {
      const held = drag.held()
      if (held?.by !== 'keyboard' || event.target !== noteElement(held.noteId)) return
      if (event.relatedTarget !== null) queueMicrotask(drag.letGo)
    },
    { signal },
  )

  function press(event: KeyboardEvent): void {
    if (!event.defaultPrevented) answer(event)
  }

  function answer(event: KeyboardEvent): void {
    const target = event.target instanceof HTMLElement ? event.target : null
    const place = target && placeOf(target, root.current)
    if (!target || !place) return
    const held = drag.held()
    if (held?.by === 'pointer') return
    const hasSingleKeys = singleKeys.get() !== 'off'
    const intent = intentOf(event, { on: place, isHolding: held !== null, hasSingleKeys })
    if (intent === null) return
    event.preventDefault()
    act(intent, target, context)
  }

  function click(event: MouseEvent): void {
    const noteId = onPaper(event)
    if (noteId === null || drag.held() !== null) return
    // While a vote runs a click votes (VOTE-19); a key or the menu still opens the editor.
    if (isVoting(store.get().board)) lazyVoting.get()?.voteOn(store, noteId, 'press')
    else handlers.press(noteId)
  }
}

/** The note whose paper was pressed; buttons and text boxes on the paper handle their own presses. */
function onPaper(event: MouseEvent): NoteId | null {
  const target = event.target instanceof Element ? event.target : null
  if (!target || target.closest('button, a, input, textarea')) return null
  return noteOf(target.closest<HTMLElement>('[data-note]'))
}

/** Where on the board a key was pressed; null when another control handles it. */
function placeOf(target: HTMLElement, root: HTMLElement | null): KeyPlace['on'] | null {
  if (target.matches('input, textarea, select, [contenteditable="true"]')) return null
  if (target.matches('[data-note]')) return 'note'
  if (target.closest('[data-column]')) return 'column'
  const isBackground = target === document.body || target.matches('main')
  return isBackground || root?.contains(target) ? 'board' : null
}

function act(intent: Intent, target: HTMLElement, context: KeyContext): void {
  const { store, handlers, drag, columns, currentColumn } = context
  const noteId = noteOf(target)
  const columnId = target.closest<HTMLElement>('[data-column]')?.dataset['column']
  const column = columnId === undefined ? currentColumn() : asId<ColumnId>(columnId)
  switch (intent.type) {
    case 'step':
      return drag.step(intent.to)
    case 'put-down':
      return drag.putDown(null)
    case 'let-go':
      return drag.letGo()
    case 'help':
      return handlers.show({ kind: 'keys', anchor: document.activeElement })
    case 'add':
      if (isVoting(store.get().board)) return announceBlocked('noAdding')
      return column === null ? undefined : handlers.add(column)
    case 'vote':
      return noteId === null ? undefined : lazyVoting.get()?.voteOn(store, noteId, intent.step)
    case 'go':
      return go(noteId, intent.to)
    default:
      return noteId === null ? undefined : actOnNote(noteId, intent.type, context)
  }

  function go(from: NoteId | null, to: Extract<Intent, { type: 'go' }>['to']): void {
    const first = column === null ? undefined : notesOf(columns(), column)[0]
    const next = from === null ? first?.id : neighbour(rowsOf(columns(), store.get().board), from, to)
    if (next === undefined || next === null) return
    if (!focusNote(next)) handlers.goTo(next)
  }
}

function noteOf(element: HTMLElement | null): NoteId | null {
  const id = element?.dataset['note']
  return id === undefined ? null : asId<NoteId>(id)
}
