import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  MeasuringStrategy,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { asId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { ColumnNotes } from '../view/column-notes.ts'
import { MOUSE_SLACK, PaperMouseSensor, PaperTouchSensor, TOUCH_DELAY, TOUCH_SLACK } from './paper-sensors.ts'
import { createFindPlace } from './pointed-place.ts'
import { createTabDwell } from './tab-dwell.ts'
import type { Carry } from './use-carry.ts'

export interface DragBoardProps {
  columns: () => ColumnNotes
  carry: Carry
  /** A finger was held on a note and taken off again without moving it. */
  onLongPress: (noteId: NoteId) => void
  showColumn: (columnId: ColumnId) => void
  children: ReactNode
}

/** Pixels: less is no drag, but a hand that trembles. */
const STILL = 6

/**
 * Dragging with mouse and finger. The library lifts, follows and scrolls; where the note would land is
 * measured once a drag and worked out from that, so that only the two columns concerned are drawn again.
 */
export function DragBoard({ columns, carry, onLongPress, showColumn, children }: DragBoardProps) {
  const sensors = useSensors(
    useSensor(PaperMouseSensor, { activationConstraint: { distance: MOUSE_SLACK } }),
    useSensor(PaperTouchSensor, { activationConstraint: { delay: TOUCH_DELAY, tolerance: TOUCH_SLACK } }),
  )
  const pointer = useRef<{ x: number; y: number } | null>(null)
  const [findPlace] = useState(createFindPlace)
  const [dwell] = useState(() => createTabDwell(showColumn))

  const columnUnderPointer: CollisionDetection = ({ pointerCoordinates, droppableRects }) => {
    pointer.current = pointerCoordinates
    if (pointerCoordinates === null) return []
    const { x } = pointerCoordinates
    const distances = [...droppableRects].map(([id, { left, right }]) => ({
      id,
      distance: Math.max(left - x, x - right, 0),
    }))
    return distances.sort((one, other) => one.distance - other.distance).slice(0, 1)
  }
  const start = ({ active }: DragStartEvent) => carry.start(noteOf(active.id), 'pointer')
  const follow = (over: { id: string | number } | null) => {
    const hold = carry.held()
    if (hold === null || pointer.current === null || over === null) return
    dwell.at(pointer.current)
    const place = findPlace(columns(), hold.noteId, asId<ColumnId>(String(over.id)), pointer.current.y)
    if (place !== null) carry.over(place)
  }
  const end = ({ active, activatorEvent, delta }: DragEndEvent) => {
    dwell.stop()
    const isStill = Math.hypot(delta.x, delta.y) < STILL
    if (isStill && activatorEvent.type === 'touchstart') {
      carry.letGo()
      onLongPress(noteOf(active.id))
    } else carry.putDown(active.rect.current.translated)
  }
  const cancel = () => {
    dwell.stop()
    carry.letGo()
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnderPointer}
      measuring={{ droppable: { strategy: MeasuringStrategy.BeforeDragging } }}
      autoScroll={{ threshold: { x: 0.1, y: 0.18 }, acceleration: 12, layoutShiftCompensation: false }}
      accessibility={{
        announcements: SILENT,
        screenReaderInstructions: { draggable: '' },
        restoreFocus: false,
      }}
      onDragStart={start}
      onDragMove={({ over }) => follow(over)}
      onDragOver={({ over }) => follow(over)}
      onDragEnd={end}
      onDragCancel={cancel}
    >
      {children}
    </DndContext>
  )
}

/** Moving by keyboard has words of its own (use-carry.ts); with a pointer there is nothing to say. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

function noteOf(id: string | number): NoteId {
  return asId<NoteId>(String(id))
}
