import type { NoteId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { LIGHTS, LitMark } from '../spotlight/lit-mark.tsx'
import type { Light } from '../spotlight/light.ts'

export interface NoteSlotProps {
  noteId: NoteId
  /** How far it makes room for the held note, in heights of that. */
  shift: -1 | 0 | 1
  /** Pixels that the held one takes, without the gap to the next. */
  room: number
  /** It is close enough to the gap to be seen gliding. */
  glides: boolean
  /** It is the held one: its picture is elsewhere, here only its place is kept. */
  isHeld: boolean
  /** An open editor is not dragged: its text is to be selected. */
  isFixed: boolean
  /** What the spotlight does to it; undefined while there is none. */
  light: Light | undefined
  children: ReactNode
}

/** A note's place in its column, and what a drag takes hold of. */
export function NoteSlot({ noteId, shift, room, glides, isHeld, isFixed, light, children }: NoteSlotProps) {
  return (
    <li
      data-slot={noteId}
      style={
        shift === 0 ? undefined : { transform: `translateY(calc(${shift} * (${room}px + var(--note-gap))))` }
      }
      className={clsx(
        'touch-manipulation',
        // Notes out of sight are not painted; what stands out over a note's edge is not cut off for it.
        'supports-[overflow-clip-margin:1px]:[contain-intrinsic-block-size:auto_5.5rem] supports-[overflow-clip-margin:1px]:[content-visibility:auto] supports-[overflow-clip-margin:1px]:[overflow-clip-margin:1.75rem]',
        glides && 'transition-transform duration-base ease-out',
        !isFixed && 'select-none [-webkit-touch-callout:none]',
        isHeld && 'opacity-0',
        AIMED,
        light !== undefined && LIGHTS[light],
      )}
    >
      {light === 'lit' && <LitMark />}
      {children}
    </li>
  )
}

/** The note in the hand would be grouped with it (drag/glow.ts). */
const AIMED =
  'data-aimed:relative data-aimed:rounded-sm data-aimed:bg-accent-soft data-aimed:shadow-floating data-aimed:ring-8 data-aimed:ring-accent-soft data-aimed:outline-3 data-aimed:outline-offset-2 data-aimed:outline-accent'
