import type { NoteId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { LIGHTS, LitMark } from '../../parts/spotlight/spotlight-style.tsx'
import type { Light } from '../../parts/spotlight/is-in-spotlight.ts'

export interface NoteSlotProps {
  noteId: NoteId
  /** How far the note makes room for the dragged one, in heights of that. */
  shift: -1 | 0 | 1
  /** Pixels that the dragged note takes, without the space to the next one. */
  room: number
  /** The note is close enough to the gap for its movement to be animated. */
  glides: boolean
  /** The note is being dragged: its picture follows the pointer, here only its place is kept. */
  isHeld: boolean
  /** A note with an open editor is not dragged: there the pointer selects text. */
  isFixed: boolean
  /** What the spotlight does to it; undefined while no participant is in the spotlight. */
  light: Light | undefined
  /** It holds a group, whose lower sheets need room of their own. */
  isStack: boolean
  /** While a note is discussed: this one, or another (DISCUSS-9). */
  discussion: 'this' | 'another' | undefined
  children: ReactNode
}

/** A note's place in its column, and the element from which a drag starts. */
export function NoteSlot(props: NoteSlotProps) {
  const { noteId, shift, room, glides, isHeld, isFixed, light, isStack, discussion, children } = props
  return (
    <li
      data-slot={noteId}
      style={
        shift === 0 ? undefined : { transform: `translateY(calc(${shift} * (${room}px + var(--note-gap))))` }
      }
      className={clsx(
        'touch-manipulation scroll-mt-5',
        // Notes out of view are not painted; what extends over a note's edge is not cut off by that.
        'supports-[overflow-clip-margin:1px]:[contain-intrinsic-block-size:auto_5.5rem] supports-[overflow-clip-margin:1px]:[content-visibility:auto] supports-[overflow-clip-margin:1px]:[overflow-clip-margin:1.75rem]',
        glides && 'transition-transform duration-base ease-out',
        !isFixed && 'select-none [-webkit-touch-callout:none]',
        isHeld && 'opacity-0',
        isStack && 'pb-2',
        AIMED,
        discussion === 'this' && LIGHTS.lit,
        discussion === 'another' && ASIDE,
        light !== undefined && LIGHTS[light],
      )}
    >
      {light === 'lit' && <LitMark />}
      {children}
    </li>
  )
}

/** The look of notes beside the one that is discussed: flat and paler, so that a whole room sees at once which one it is. */
const ASIDE =
  '[--hue-line:color-mix(in_oklab,var(--hue-strong)_30%,var(--color-line))] [--hue-surface:light-dark(color-mix(in_oklab,var(--hue-strong)_12%,var(--color-surface)),color-mix(in_oklab,var(--hue-strong)_22%,var(--color-desk)))] [--shadow-far:transparent] [--shadow-near:transparent]'

/** The look of a note with which the dragged one would be grouped; below the pointer its buttons stay as they are. */
const AIMED =
  'data-aimed:cursor-grabbing data-aimed:*:pointer-events-none data-aimed:relative data-aimed:rounded-sm data-aimed:bg-accent-soft data-aimed:shadow-floating data-aimed:ring-8 data-aimed:ring-accent-soft data-aimed:outline-3 data-aimed:outline-offset-2 data-aimed:outline-accent'
