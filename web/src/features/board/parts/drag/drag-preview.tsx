import type { Note } from '@retropulse/domain/board/state'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Hue } from '../../../../ui/hue.ts'
import Layers from 'lucide-react/icons/layers'
import { NoteCopy } from './note-copy.tsx'
import { t } from '../groups/messages.ts'
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
      className="group/preview @container fixed top-0 left-0 z-(--z-floating) will-change-[translate]"
    >
      <NoteCopy
        note={note}
        reader={reader}
        className="transition-[rotate] duration-fast in-data-aimed:rotate-0 in-data-aimed:outline-3 in-data-aimed:outline-offset-2 in-data-aimed:outline-accent motion-reduce:transition-none"
      />
      {/* On the joint of the two cards, in the room that both leave free around their texts. */}
      <span className={label}>
        <Layers aria-hidden="true" className="size-3.5" />
        {t('glow')}
      </span>
    </div>,
    document.body,
  )
}

const label =
  'absolute inset-x-0 mx-auto hidden h-5.5 w-max items-center gap-1 rounded-full bg-accent px-2.5 text-xs font-semibold text-on-accent shadow-raised group-data-aimed/preview:flex group-data-[aimed=above]/preview:-bottom-3.75 group-data-[aimed=below]/preview:-top-3.75'
