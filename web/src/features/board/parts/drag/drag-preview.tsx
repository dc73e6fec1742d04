import type { Note } from '@retropulse/domain/board/state'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Hue } from '../../../../ui/hue.ts'
import { NoteCopy } from './note-copy.tsx'
import type { Reader } from '../../model/reader.ts'
import type { DragPreviewPosition } from './drag-preview-position.ts'

export interface DragPreviewProps {
  note: Note
  /** The colour of the column below the note. */
  hue: Hue
  reader: Reader
  picture: DragPreviewPosition
}

/** The picture of the held note, above everything else. */
export function DragPreview({ note, hue, reader, picture }: DragPreviewProps) {
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
      <NoteCopy
        note={note}
        reader={reader}
        className="transition-[scale] duration-fast in-data-aimed:scale-90 motion-reduce:transition-none"
      />
    </div>,
    document.body,
  )
}
