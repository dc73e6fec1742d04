import type { Editing } from '@retropulse/contract/board-room'
import { discussedCard } from '@retropulse/domain/board/discussion/discussion'
import type { Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { useState } from 'react'
import { DropPlaceholder } from '../../parts/drag/drop-placeholder.tsx'
import { type Held, shiftOf } from '../../parts/drag/held-note.ts'
import { GroupCard } from '../../parts/groups/group-card.tsx'
import { NO_MEMBERS, useGroups } from '../../model/group-notes.ts'
import { NoteCard } from '../../parts/note/note-card.tsx'
import type { Reader } from '../../model/reader.ts'
import { lightOn } from '../../parts/spotlight/is-in-spotlight.ts'
import { useLive } from '../../model/board-store.ts'
import { typingText } from '../../parts/note/ghost-notes.tsx'
import { NoteSlot } from './note-slot.tsx'

export interface ColumnListProps {
  labelledBy: string
  notes: readonly Note[]
  reader: Reader
  /** Notes with an editor open on this page. */
  openNotes: ReadonlySet<NoteId>
  unsaved: ReadonlySet<NoteId>
  /** Notes that other participants are typing, new ones included. */
  editing: readonly Editing[]
  names: ReadonlyMap<string, string>
  /** Notes that other participants drag. */
  inFlight: ReadonlySet<NoteId>
  /** The note that the viewer drags, when it comes from this column or is over it. */
  held: Held | null
  /** Where the gap for the dragged note opens, that note not counted; null while it is over another column. */
  gap: number | null
}

/** Notes on each side of the gap that are animated; more would be out of sight and cost time in every frame. */
const GLIDING = 8

/** The notes of a column. One of them is reached with Tab, the others from it with the arrow keys. */
export function ColumnList(props: ColumnListProps) {
  const { labelledBy, notes, reader, names, held, gap } = props
  const { openNotes, unsaved, editing } = props
  const [current, setCurrent] = useState<NoteId>()
  const groups = useGroups()
  const spotlight = useLive((view) => view.board.showHighlight)
  const discussed = useLive((view) => discussedCard(view.board)?.id)
  const tabStop = notes.some(({ id }) => id === current) ? current : notes[0]?.id
  const source = held === null ? null : indexOf(notes, held.note.id)
  const writers = new Map(editing.map((one) => [one.noteId, one]))
  return (
    <ol aria-labelledby={labelledBy} data-list className="relative flex flex-col gap-(--note-gap)">
      {notes.map((note, at) => {
        const members = groups.get(note.id) ?? NO_MEMBERS
        const all = members.length === 0 ? [note] : [note, ...members]
        const writer = writers.get(note.id)
        const card = {
          note,
          reader,
          isInFlight: props.inFlight.has(note.id),
          isTabStop: note.id === tabStop,
          onCurrent: setCurrent,
        }
        return (
          <NoteSlot
            key={note.id}
            noteId={note.id}
            shift={held === null ? 0 : shiftOf(at, { source, gap })}
            room={held?.height ?? 0}
            glides={gap !== null && Math.abs(at - gap) <= GLIDING}
            isHeld={source === at}
            isFixed={all.some(({ id }) => openNotes.has(id))}
            light={lightOn(all, spotlight)}
            isStack={members.length > 0}
            discussion={discussed === undefined ? undefined : note.id === discussed ? 'this' : 'another'}
          >
            {members.length > 0 ? (
              <GroupCard {...card} {...{ members, editing, names, openNotes, unsaved }} />
            ) : (
              <NoteCard
                {...card}
                typing={writer === undefined ? null : typingText(writer.by, names)}
                isUnsaved={unsaved.has(note.id)}
                isOpen={openNotes.has(note.id)}
              />
            )}
          </NoteSlot>
        )
      })}
      {held !== null && gap !== null && <DropPlaceholder {...{ held, gap, notes, reader }} />}
    </ol>
  )
}

function indexOf(notes: readonly Note[], noteId: NoteId): number | null {
  const at = notes.findIndex(({ id }) => id === noteId)
  return at === -1 ? null : at
}
