import { useDroppable } from '@dnd-kit/core'
import type { Editing } from '@retropulse/contract/board-room'
import type { Column as BoardColumn, Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import { memo, useState } from 'react'
import type { Hue } from '../../../ui/hue.ts'
import { HeldGap } from '../drag/held-gap.tsx'
import { type Held, shiftOf } from '../drag/hold.ts'
import { NoteEditor } from '../editing/note-editor.tsx'
import type { NewNote } from '../editing/open-editors.ts'
import { t } from '../messages.ts'
import { NoteCard } from '../note/note-card.tsx'
import type { Reader } from '../note/reader.ts'
import { AddNoteButton } from './add-note-button.tsx'
import { ColumnHeader } from './column-header.tsx'
import { GhostNotes, typingText } from './ghost-notes.tsx'
import { NoteSlot } from './note-slot.tsx'

export interface ColumnProps {
  column: BoardColumn
  hue: Hue
  /** It is one of several tabs, whose tab says its name. */
  isTab: boolean
  notes: readonly Note[]
  reader: Reader
  /** New notes that this person is writing here. */
  newNotes: readonly NewNote[]
  /** Notes with an editor open here. */
  openNotes: ReadonlySet<NoteId>
  unsaved: ReadonlySet<NoteId>
  /** What others write, on notes and on new ones. */
  editing: readonly Editing[]
  names: ReadonlyMap<string, string>
  /** Notes that others hold. */
  inFlight: ReadonlySet<NoteId>
  /** The note in this person's hand, when it comes from this column or is over it. */
  held: Held | null
  /** Where the gap opens for it, the held note left out; null while it is over another column. */
  gap: number | null
}

/** One column: name, the way to add a note, and its notes from top to bottom. */
export const Column = memo(function Column(props: ColumnProps) {
  const { column, hue, isTab, notes, reader, newNotes, editing, names, held, gap } = props
  const { setNodeRef } = useDroppable({ id: column.id })
  const [current, setCurrent] = useState<NoteId>()
  const titleId = `column-${column.id}`
  const tabStop = notes.some(({ id }) => id === current) ? current : notes[0]?.id
  const onNote = new Map(editing.map((one) => [one.noteId, one]))
  const writing = editing.filter(
    ({ noteId, columnId }) => columnId === column.id && notes.every(({ id }) => id !== noteId),
  )
  const source = held === null ? null : indexOf(notes, held.note.id)
  const isEmpty = notes.length === 0 && newNotes.length === 0 && writing.length === 0 && held === null
  return (
    <section
      aria-labelledby={titleId}
      data-hue={hue}
      data-column={column.id}
      className={clsx(
        'min-h-0 min-w-0',
        isTab ? 'flex flex-1 flex-col' : 'row-span-3 grid grid-rows-subgrid',
      )}
    >
      <ColumnHeader
        isTab={isTab}
        column={column}
        id={titleId}
        count={notes.length}
        canRename={reader.you.isFacilitator}
      />
      {!isTab && <AddNoteButton column={column} className="mt-3" />}
      <div
        ref={setNodeRef}
        data-scroll
        className="@container -mx-2 flex min-h-0 flex-1 flex-col gap-(--note-gap) overflow-x-clip overflow-y-auto overscroll-contain px-2 pt-3.5 pb-6 [scrollbar-width:thin]"
      >
        {newNotes.map((note) => (
          <NoteEditor key={note.noteId} {...note} note={null} />
        ))}
        <GhostNotes writing={writing} names={names} />
        {isEmpty && (
          <p className="rounded-sm border border-dashed border-line-strong/50 px-4 py-6 text-center text-sm text-pretty text-ink-soft">
            {t(`empty.${column.meaning}`)}
          </p>
        )}
        <ol
          aria-labelledby={titleId}
          data-list
          {...(held !== null && { 'data-holding': true })}
          style={
            held === null ? undefined : { ['--room' as string]: `calc(${held.height}px + var(--note-gap))` }
          }
          className="relative flex flex-col gap-(--note-gap)"
        >
          {notes.map((note, at) => {
            const isOpen = props.openNotes.has(note.id)
            const writer = onNote.get(note.id)
            return (
              <NoteSlot
                key={note.id}
                noteId={note.id}
                shift={held === null ? 0 : shiftOf(at, { source, gap })}
                isHeld={source === at}
                isFixed={isOpen}
              >
                <NoteCard
                  note={note}
                  reader={reader}
                  typing={writer === undefined ? null : typingText(writer.by, names)}
                  isInFlight={props.inFlight.has(note.id)}
                  isUnsaved={props.unsaved.has(note.id)}
                  isOpen={isOpen}
                  isTabStop={note.id === tabStop}
                  onCurrent={setCurrent}
                />
              </NoteSlot>
            )
          })}
          {held !== null && gap !== null && <HeldGap {...held} {...{ gap, source, reader }} />}
        </ol>
      </div>
      {/* On a phone it is where the thumb is. */}
      {isTab && <AddNoteButton column={column} className="mb-3" />}
    </section>
  )
})

function indexOf(notes: readonly Note[], noteId: NoteId): number | null {
  const at = notes.findIndex(({ id }) => id === noteId)
  return at === -1 ? null : at
}
