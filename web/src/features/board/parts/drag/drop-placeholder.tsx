import type { Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import { useLayoutEffect, useRef } from 'react'
import { NoteCopy } from './note-copy.tsx'
import type { Reader } from '../../model/reader.ts'
import type { Held } from './held-note.ts'
import { forgetBoxes, restingBoxes, restingTop } from './measure-column.ts'

export interface DropPlaceholderProps {
  held: Held
  /** The place, the held note not counted. */
  gap: number
  /** The notes of the column. */
  notes: readonly Note[]
  reader: Reader
}

/** Shows where the held note will land; when it is carried by keyboard, its picture lies there. */
export function DropPlaceholder({ held, gap, notes, reader }: DropPlaceholderProps) {
  const ref = useRef<HTMLLIElement>(null)
  const { note, height, by } = held
  useLayoutEffect(() => {
    const item = ref.current
    place(item, notes, note.id, gap)
    if (by === 'keyboard') item?.scrollIntoView({ block: 'nearest' })
  }, [gap, notes, note.id, by])
  const latestGap = useRef(gap)
  useLayoutEffect(() => {
    latestGap.current = gap
  }, [gap])
  // In a column that has just opened, notes have an assumed height (`contain-intrinsic-block-size`) for a frame.
  useLayoutEffect(() => {
    const item = ref.current
    const list = item?.parentElement
    if (!list) return
    let measured = list.offsetHeight
    const observer = new ResizeObserver(() => {
      if (list.offsetHeight === measured) return
      measured = list.offsetHeight
      forgetBoxes(notes)
      place(item, notes, note.id, latestGap.current)
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [notes, note.id])
  return (
    <li
      ref={ref}
      data-gap
      aria-hidden="true"
      style={{ height }}
      className={clsx('absolute inset-x-0 top-0', by === 'keyboard' && 'z-1 scroll-mt-5 scroll-mb-20')}
    >
      {by === 'keyboard' ? (
        <NoteCopy note={note} reader={reader} className="outline-2 outline-offset-2 outline-focus" />
      ) : (
        <div className="size-full rounded-sm border-2 border-dashed border-hue-ink-soft/50 bg-hue-line/30 in-data-aiming:invisible" />
      )}
    </li>
  )
}

function place(item: HTMLElement | null, notes: readonly Note[], held: NoteId, gap: number): void {
  const list = item?.parentElement
  if (item && list) item.style.translate = `0 ${restingTop(restingBoxes(list, notes, held), gap)}px`
}
