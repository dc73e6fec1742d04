import type { Note } from '@retropulse/domain/board/state'
import { useLayoutEffect, useRef } from 'react'
import { NoteCopy } from '../note/note-copy.tsx'
import type { Reader } from '../note/reader.ts'
import { restingBoxes, spacingOf } from './column-boxes.ts'
import { gapTop } from './gap-index.ts'

export interface HeldGapProps {
  /** The place, the held note left out. */
  gap: number
  source: number | null
  note: Note
  height: number
  by: 'pointer' | 'keyboard'
  reader: Reader
}

/** Where the held note will land; with the keyboard its picture lies there already. */
export function HeldGap({ gap, source, note, height, by, reader }: HeldGapProps) {
  const ref = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const item = ref.current
    const list = item?.parentElement
    if (!item || !list) return
    item.style.top = `${gapTop(restingBoxes(list, source), gap, spacingOf(list))}px`
    if (by === 'keyboard') item.scrollIntoView({ block: 'nearest' })
  }, [gap, source, by])
  return (
    <li ref={ref} aria-hidden="true" style={{ height }} className="absolute inset-x-0">
      {by === 'keyboard' ? (
        <NoteCopy note={note} reader={reader} className="outline-2 outline-offset-2 outline-focus" />
      ) : (
        <div className="size-full rounded-sm border-2 border-dashed border-hue-ink-soft/50 bg-hue-line/30" />
      )}
    </li>
  )
}
