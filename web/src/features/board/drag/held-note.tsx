import type { Note } from '@retropulse/domain/board/state'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Hue } from '../../../ui/hue.ts'
import { NoteCopy } from '../note/note-copy.tsx'
import type { Reader } from '../note/reader.ts'
import type { HeldPicture } from './held-picture.ts'

export interface HeldNoteProps {
  note: Note
  /** The colour of the column under it. */
  hue: Hue
  reader: Reader
  picture: HeldPicture
}

/** The note in the hand, above everything. */
export function HeldNote({ note, hue, reader, picture }: HeldNoteProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    picture.attach(ref.current)
    return () => picture.attach(null)
  }, [picture])
  return createPortal(
    <div
      ref={ref}
      data-hue={hue}
      className="@container fixed top-0 left-0 z-(--z-floating) will-change-[translate]"
    >
      <NoteCopy note={note} reader={reader} />
    </div>,
    document.body,
  )
}
