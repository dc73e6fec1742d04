import type { NoteId } from '@retropulse/domain/kernel/ids'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { type BoardStore, type LiveView, useBoardStore } from './board-store.ts'
import { createSkippedNotes, type SkippedNotes } from './skipped-notes.ts'

/** The notes of the board around it; without a provider none is ever skipped. */
export const SkippedNotesContext = createContext<SkippedNotes>(createSkippedNotes())

/** What the card of a note is drawn with. */
export interface LateNote<Props> {
  readonly props: Props
  /** For `BoardStoreContext` around the card. */
  readonly store: BoardStore
}

/**
 * What a card is drawn with now: the latest, but for a note that the browser skips, which follows some frames later, and
 * for all notes when something changes all of them. `isNow` excepts a note that is written in or has the focus.
 */
export function useLateNote<Props>(noteId: NoteId, props: Props, isNow: boolean): LateNote<Props> {
  const board = useBoardStore()
  const skipped = use(SkippedNotesContext)
  const [store] = useState(() => ({
    session: board.session,
    ...lateView(board, skipped, noteId, changesAll),
  }))
  const [watch] = useState(() => (listener: () => void) => skipped.watch(noteId, listener))
  const isLate = useSyncExternalStore(watch, () => skipped.has(noteId)) && !isNow
  const [drawn, setDrawn] = useState(() => props)
  const isBehind = drawn !== props
  if (isBehind && !isLate) setDrawn(() => props)
  useEffect(
    () => (isBehind && isLate ? skipped.drawLater(noteId, () => setDrawn(() => props)) : undefined),
    [isBehind, isLate, skipped, noteId, props],
  )
  return { props: isLate ? drawn : props, store: isNow ? board : store }
}

/** A value that changes, and who is called then. */
export interface Source<Value> {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => Value
}

/** True when every note has to be drawn again: its text is hidden or revealed, a vote begins or ends. */
function changesAll({ board: before }: LiveView, { board: after }: LiveView): boolean {
  // A page in the background draws no frames.
  if (document.hidden) return false
  return before.isMasked !== after.isMasked || before.voting?.status !== after.voting?.status
}

/**
 * The board as the card of one note shows it: the board of a few frames before while the browser skips the note, or after
 * a change that `holdsBack` all notes.
 */
export function lateView<View>(
  board: Source<View>,
  skipped: SkippedNotes,
  noteId: NoteId,
  holdsBack: (before: View, after: View) => boolean,
): Source<View> {
  const listeners = new Set<() => void>()
  let view = board.get()
  let leave: (() => void) | null = null

  function catchUp(): void {
    view = board.get()
    for (const listener of listeners) listener()
  }

  function enter(): () => void {
    const stopFollowing = board.subscribe(() => {
      if (holdsBack(view, board.get())) skipped.holdBack(noteId)
      if (skipped.has(noteId)) skipped.drawLater(noteId, catchUp)
      else catchUp()
    })
    const stopWatching = skipped.watch(noteId, catchUp)
    return () => {
      stopFollowing()
      stopWatching()
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      leave ??= enter()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        leave?.()
        leave = null
      }
    },
    get: () => (leave !== null && skipped.has(noteId) ? view : board.get()),
  }
}
