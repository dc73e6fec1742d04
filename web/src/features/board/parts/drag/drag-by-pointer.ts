import { asId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { type ColumnNotes, notesOf } from '../../model/column-notes.ts'
import { aimedPlace } from './aimed-place.ts'
import { createColumnFinder, type FoundColumn } from './column-finder.ts'
import { scrollNearEdges } from './edge-scroll.ts'
import { isWithin, pointAt } from './gap-index.ts'
import type { DragPreviewPosition } from './drag-preview-position.ts'
import type { EarlyPress } from './early-press.ts'
import { createNoteDwell, createTabDwell } from './open-tab-on-hover.ts'
import { hasRested, type Point, type PressKind } from './press.ts'
import { forgetBoxes, restingBoxes } from './measure-column.ts'
import { announceBlocked } from '../../model/vote-stage.ts'
import type { NoteDrag } from './use-note-drag.ts'
import { type DragListener, watchDrags } from './watch-drags.ts'
import { slotOf } from './animate-drop.ts'

export interface PointerDragContext {
  /** The element of the board, with all its columns. */
  readonly board: HTMLElement
  readonly drag: NoteDrag
  readonly columns: () => ColumnNotes
  readonly onLongPress: (noteId: NoteId) => void
  readonly showColumn: (columnId: ColumnId) => void
  /** The picture of the held note, which follows the pointer. */
  readonly picture: DragPreviewPosition
  /** The press that was made before this code had loaded (MOVE-15). */
  readonly early: EarlyPress | null
}

/** Carries notes with mouse and finger; returns a function that stops it. */
export function dragByPointer(context: PointerDragContext): () => void {
  const { board, drag, columns, onLongPress, showColumn, picture, early } = context
  const dwell = createTabDwell(showColumn)
  const finder = createColumnFinder(board)
  const across = board.querySelector('[data-scroll-across]')
  const glow = createGlow(picture)
  const aim = createNoteDwell((noteId) => drag.upon(noteId) && glow(noteId))
  let pointer: Point = { x: 0, y: 0 }
  let blocked: { readonly from: Point; isTold: boolean } | null = null
  let pointedAt: Point | null = null
  let frame = 0
  let before = 0

  // Once a frame, however often the pointer moves: scroll near edges, and find what lies below the pointer.
  const look = (time: number) => {
    frame = requestAnimationFrame(look)
    const seconds = Math.min((time - before) / 1000, 0.1)
    before = time
    const column = finder.at(pointer.x)
    if (!column) return
    dwell.at(pointer)
    const hasScrolled = scrollNearEdges(column.box, pointer, seconds)
    const hasShifted = across !== null && scrollNearEdges(across, pointer, seconds)
    if (hasShifted) finder.forget()
    if (hasScrolled) forgetBoxes(notesOf(columns(), column.columnId))
    if (hasScrolled || hasShifted || pointedAt !== pointer) point(column)
  }
  const point = ({ columnId, list }: FoundColumn) => {
    pointedAt = pointer
    const hold = drag.held()
    if (hold === null) return
    const notes = notesOf(columns(), columnId)
    const { boxes, spacing } = restingBoxes(list, notes, hold.noteId)
    const isHere = hold.to.columnId === columnId
    const gap = isHere ? { index: hold.to.index, room: hold.height + spacing } : null
    const others = notes.filter(({ id }) => id !== hold.noteId)
    const y = pointer.y - list.getBoundingClientRect().top
    const aimed = hold.onto === null ? -1 : others.findIndex(({ id }) => id === hold.onto)
    // The column may have scrolled below the pointer.
    if (isWithin(boxes, aimed, y, gap)) return glow(hold.onto)
    const { index, middle } = pointAt(boxes, y, gap)
    if (hold.onto !== null) glow(null)
    aim.at((middle === null ? undefined : others[middle]?.id) ?? null)
    drag.over({ columnId, index })
  }
  const rest = () => {
    cancelAnimationFrame(frame)
    dwell.stop()
    aim.stop()
  }
  const listener: DragListener = {
    draggable: slotUnder,
    isPressable: (target) => target.closest(BUTTON) !== null,
    onLift(slot, at) {
      blocked = drag.mayStart() ? null : { from: at, isTold: false }
      if (blocked !== null) return
      picture.grip(slot, at)
      drag.start(noteOf(slot), 'pointer')
      pointer = at
      before = performance.now()
      finder.forget()
      dwell.start()
      frame = requestAnimationFrame(look)
    },
    onMove(at) {
      if (blocked !== null) {
        // A finger that rests opens the menu; one that moves on is shown why the note does not come along.
        if (blocked.isTold || hasRested(blocked.from, at)) return
        blocked.isTold = true
        announceBlocked('noMoving')
        return
      }
      pointer = at
      picture.moveTo(at)
    },
    onDrop() {
      rest()
      const column = finder.at(pointer.x)
      if (column) point(column)
      drag.putDown(picture.corner())
      glow(null)
    },
    onCancel() {
      rest()
      drag.letGo()
      glow(null)
    },
    onLongPress: (slot) => onLongPress(noteOf(slot)),
  }
  const unwatch = watchDrags(board, listener, early)
  return () => {
    rest()
    unwatch()
  }
}

/** A button on the paper of a note. The title of a group is one too, and the handle of the group (GROUP-21). */
const BUTTON = 'button:not([data-part="title"])'

/**
 * The note whose paper was pressed; text boxes and links on the paper handle their own presses, and buttons those of a
 * mouse. For a finger they are large, and cover much of the paper: it drags the note from there too (MOVE-9).
 */
function slotUnder(target: Element, kind: PressKind): HTMLElement | null {
  if (target.closest('a, input, textarea, [data-editor]')) return null
  if (kind === 'mouse' && target.closest(BUTTON)) return null
  return target.closest<HTMLElement>('[data-slot]')
}

function noteOf(slot: HTMLElement): NoteId {
  return asId<NoteId>(slot.dataset['slot'] ?? '')
}

/**
 * Makes the note glow with which the held one would be grouped (GROUP-15), and lays that beside it, over the gap where it
 * would land otherwise. It sets attributes on elements, so that React renders nothing.
 */
function createGlow(picture: Pick<DragPreviewPosition, 'aim' | 'height'>) {
  let glowing: HTMLElement | null = null
  const mark = (isOn: boolean) => {
    glowing?.toggleAttribute('data-aimed', isOn)
    glowing?.parentElement?.toggleAttribute('data-aiming', isOn)
  }
  return (noteId: NoteId | null): void => {
    const slot = noteId === null ? null : slotOf(noteId)
    if (slot !== glowing) {
      mark(false)
      glowing = slot
      mark(true)
    }
    if (slot === null) return picture.aim(null)
    const gap = slot.parentElement?.querySelector(':scope > [data-gap]')?.getBoundingClientRect()
    picture.aim(aimedPlace(slot.getBoundingClientRect(), gap, picture.height(), innerHeight))
  }
}
