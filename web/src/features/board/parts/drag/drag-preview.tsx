import type { Note } from '@retropulse/domain/board/state'
import Layers from 'lucide-react/icons/layers'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Hue } from '../../../../ui/hue.ts'
import { t } from '../groups/messages.ts'
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
      <span className="absolute -inset-s-1 -top-4 hidden items-center gap-1.5 rounded-full bg-accent px-2.5 py-1 text-sm font-semibold text-on-accent shadow-floating in-data-aimed:flex">
        <Layers aria-hidden="true" className="size-4" />
        {t('glow')}
      </span>
    </div>,
    document.body,
  )
}
