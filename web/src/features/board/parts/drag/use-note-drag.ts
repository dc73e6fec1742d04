import type { NoteId } from '@retropulse/domain/kernel/ids'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../../../../ui/live-region.ts'
import { columnTitle } from '../../model/column-name.ts'
import { focusNote } from '../../model/focus-board.ts'
import { createGrouping } from '../groups/grouping.ts'
import { t } from '../../model/messages.ts'
import { hasLostFocus } from '../controls/close-then-act.ts'
import { isVoting } from '../../model/vote-stage.ts'
import { announceBlocked } from '../../model/vote-stage.ts'
import type { BoardStore } from '../../model/board-store.ts'
import type { ColumnNotes } from '../../model/column-notes.ts'
import type { Direction } from '../../model/adjacent-note.ts'
import {
  type Hold,
  holdOver,
  holdStep,
  holdUpon,
  isUnmoved,
  pickUp,
  type Place,
  placesUnder,
} from './held-note.ts'
import { landNote, slotOf } from './animate-drop.ts'
import { createPlaces, isSorted, sayItStays } from './drop-places.ts'

/** Carries a note, by pointer or by keyboard (MOVE-6, MOVE-8, MOVE-9). */
export interface NoteDrag {
  /** The hold now. */
  readonly held: () => Hold | null
  /** False while a vote runs (MOVE-12). */
  readonly mayStart: () => boolean
  readonly start: (noteId: NoteId, by: Hold['by']) => void
  /** The pointer is over this place. */
  readonly over: (place: Place) => void
  /** The pointer rests upon a note, to group with it. Returns whether that is possible; if not, shows the reason. */
  readonly upon: (noteId: NoteId) => boolean
  /** An arrow key was pressed. */
  readonly step: (direction: Direction) => void
  /** Puts the note down where it is held; `from` is where its picture was on the screen. */
  readonly putDown: (from: { readonly left: number; readonly top: number } | null) => void
  /** Leaves the note where it was. */
  readonly letGo: () => void
}

export interface DragContext {
  readonly store: BoardStore
  readonly columns: () => ColumnNotes
  readonly showColumn: (columnId: Place['columnId']) => void
}

/** The hold to draw, and the one object that changes it. */
export function useNoteDrag(context: DragContext): readonly [Hold | null, NoteDrag] {
  const [hold, setHold] = useState<Hold | null>(null)
  const [drag] = useState(() => createNoteDrag(context, setHold))
  return [hold, drag]
}

function createNoteDrag(
  { store, columns, showColumn }: DragContext,
  draw: (hold: Hold | null) => void,
): NoteDrag {
  const { session } = store
  let hand: Hold | null = null

  const grouping = createGrouping(store)
  const places = createPlaces(store, columns)

  function setHold(hold: Hold | null): void {
    hand = hold
    draw(hold)
  }

  function change(next: Hold): void {
    if (next === hand) return
    setHold(next)
    session.drag(next.noteId, next.to.columnId, places.rankAt(next))
  }

  function say(key: 'move.picked' | 'move.over' | 'move.dropped', hold: Hold): void {
    const column = store.get().board.columns.find(({ id }) => id === hold.to.columnId)
    const { name } = columnTitle(column?.name ?? '')
    const place = { column: name, place: hold.to.index + 1, of: placesUnder(columns(), hold) }
    announce(t(key, place), { key: 'move' })
  }

  function mayStart(): boolean {
    return !isVoting(store.get().board)
  }

  function letGo(): void {
    const hold = hand
    if (hold === null) return
    session.stopDrag(hold.noteId)
    flushSync(() => setHold(null))
    if (hold.by === 'pointer') return
    focusNote(hold.noteId)
    announce(t('move.cancelled'), { key: 'move' })
  }

  return {
    held: () => hand,
    mayStart,
    start(noteId, by) {
      if (!mayStart()) return announceBlocked('noMoving')
      const hold = pickUp(columns(), noteId, slotOf(noteId)?.offsetHeight ?? 0, by)
      if (hold === null) return
      setHold(hold)
      session.drag(noteId, hold.to.columnId, places.rankAt(hold))
      if (by === 'keyboard') say('move.picked', hold)
    },
    over(place) {
      if (hand !== null) change(places.reachable(holdOver(hand, place)))
    },
    upon(onto) {
      if (hand === null) return false
      const can = grouping.mayJoin(hand.noteId, onto)
      if (can) setHold(holdUpon(hand, onto))
      return can
    },
    step(direction) {
      const hold = hand
      if (hold === null) return
      const wanted = holdStep(columns(), hold, direction)
      const next = places.reachable(wanted)
      if (next.to.columnId !== hold.to.columnId) showColumn(next.to.columnId)
      change(next)
      if (next === hold && wanted !== hold) sayItStays()
      else say('move.over', next)
    },
    putDown(from) {
      const hold = hand
      if (hold === null) return
      // A vote has begun since the note was picked up.
      if (!mayStart()) {
        letGo()
        return announceBlocked('noMoving')
      }
      const { noteId, to, onto, by } = hold
      const rank = places.rankAt(hold)
      const isSame = isUnmoved(columns(), hold)
      session.stopDrag(noteId)
      flushSync(() => {
        if (!isSame && onto === null) session.do({ type: 'move-note', noteId, columnId: to.columnId, rank })
        setHold(null)
      })
      if (onto !== null) grouping.join(noteId, onto)
      else if (isSame && by === 'pointer' && isSorted(store.get().board)) sayItStays()
      if (from !== null) landNote(noteId, from)
      if (by === 'keyboard' || hasLostFocus()) focusNote(noteId)
      if (by === 'keyboard') say('move.dropped', hold)
    },
    letGo,
  }
}
