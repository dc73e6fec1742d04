import { useDraggable } from '@dnd-kit/core'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface NoteSlotProps {
  noteId: NoteId
  /** How far it makes room for the held note, in heights of that. */
  shift: -1 | 0 | 1
  /** It is the held one: its picture is elsewhere, here only its place is kept. */
  isHeld: boolean
  /** An open editor is not dragged: its text is to be selected. */
  isFixed: boolean
  children: ReactNode
}

/** A note's place in its column, and where a drag takes hold of it. */
export function NoteSlot({ noteId, shift, isHeld, isFixed, children }: NoteSlotProps) {
  const { setNodeRef, listeners } = useDraggable({ id: noteId, disabled: isFixed })
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      data-slot={noteId}
      style={shift === 0 ? undefined : { transform: `translateY(calc(var(--room) * ${shift}))` }}
      className={clsx(
        'touch-manipulation in-data-holding:transition-transform in-data-holding:duration-base in-data-holding:ease-out',
        !isFixed && 'select-none [-webkit-touch-callout:none]',
        isHeld && 'opacity-0',
      )}
    >
      {children}
    </li>
  )
}
