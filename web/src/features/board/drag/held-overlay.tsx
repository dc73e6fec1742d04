import { DragOverlay } from '@dnd-kit/core'
import type { Note } from '@retropulse/domain/board/state'
import type { Hue } from '../../../ui/hue.ts'
import { NoteCopy } from '../note/note-copy.tsx'
import type { Reader } from '../note/reader.ts'

/** The note in the hand, in the colour of the column under it. Landing is drawn by landing.ts. */
export function HeldOverlay({ note, hue, reader }: { note: Note | null; hue: Hue; reader: Reader }) {
  return (
    <DragOverlay dropAnimation={null}>
      {note !== null && (
        <div data-hue={hue} className="@container">
          <NoteCopy note={note} reader={reader} />
        </div>
      )}
    </DragOverlay>
  )
}
