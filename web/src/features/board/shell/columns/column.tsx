import type { Column as BoardColumn } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import { memo, useRef } from 'react'
import type { Hue } from '../../../../ui/hue.ts'
import { NoteEditor } from '../../parts/note/note-editor.tsx'
import type { NewNote } from '../../parts/editing/open-editors.ts'
import { membersIn, useGroups } from '../../model/group-notes.ts'
import { useLive } from '../../model/board-store.ts'
import { useIsVoting } from '../../model/vote-stage.ts'
import { t } from '../../model/messages.ts'
import { AddNoteButton } from './add-note-button.tsx'
import { ColumnHeader } from './column-header.tsx'
import { ColumnList, type ColumnListProps } from './column-list.tsx'
import { GhostNotes } from '../../parts/note/ghost-notes.tsx'
import { useSortedInTurn } from './use-sorted-in-turn.ts'

export interface ColumnProps extends Omit<ColumnListProps, 'labelledBy'> {
  column: BoardColumn
  /** Its place among the columns that are drawn, from 0. */
  turn: number
  hue: Hue
  /** The column is one of several tabs; its tab shows the name. */
  isTab: boolean
  /** The name of the column is being edited. */
  isRenamed: boolean
  /** New notes that the viewer is writing in this column. */
  newNotes: readonly NewNote[]
}

/** One column: its name, the button that adds a note, and its notes from top to bottom. */
export const Column = memo(function Column(props: ColumnProps) {
  const { column, turn, hue, isTab, isRenamed, newNotes, ...list } = props
  const { reader, editing, names, held } = list
  const scroller = useRef<HTMLDivElement>(null)
  const notes = useSortedInTurn(list.notes, turn, scroller)
  const groups = useGroups()
  // One look for all columns: one that differs from its neighbours would look chosen.
  const hasNotes = useLive(({ board }) => board.notes.size > 0)
  // Nothing can be added then (VOTE-28), and the prompt would invite to.
  const isVoting = useIsVoting()
  const titleId = `column-${column.id}`
  const writing = editing.filter(
    ({ noteId, columnId }) => columnId === column.id && notes.every(({ id }) => id !== noteId),
  )
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
        isEditing={isRenamed}
        column={column}
        id={titleId}
        count={notes.length + membersIn(notes, groups)}
        canRename={reader.you.isFacilitator}
      />
      {!isTab && (
        // Above the fade of the notes, which would cover the lower edge of the ring.
        <div className="mt-3 has-focus-visible:relative has-focus-visible:z-2">
          <AddNoteButton column={column} isQuiet={hasNotes} />
        </div>
      )}
      <div
        ref={scroller}
        data-scroll
        className={clsx(
          '@container -mx-2 flex min-h-0 flex-1 flex-col gap-(--note-gap) overflow-x-clip overflow-y-auto overscroll-contain px-2 pt-5 pb-[calc(var(--dock-room)+var(--docked-room,0px))] max-sm:pt-4 [scrollbar-width:thin]',
          !isTab && FADE,
        )}
      >
        {newNotes.map((note) => (
          <NoteEditor key={note.noteId} {...note} note={null} />
        ))}
        <GhostNotes writing={writing} names={names} />
        {isEmpty && (
          <p
            className={clsx(
              'rounded-sm border border-dashed border-line-strong/50 in-data-pictured:bg-surface px-4 py-6 text-center text-sm text-balance text-ink-soft sm:flex sm:min-h-22.5 sm:@max-[14rem]:min-h-27.5 sm:items-center sm:justify-center',
              isVoting && 'invisible',
            )}
          >
            {t(`empty.${column.meaning}`)}
          </p>
        )}
        <ColumnList labelledBy={titleId} {...list} notes={notes} />
      </div>
    </section>
  )
})

/**
 * Scrolled notes fade out under the button above them, and end at it over a picture. The fade takes no room and covers
 * only the padding of a column that is not scrolled. It is the image of a border, which reaches over what the notes are
 * padded with: a box as wide would let Safari scroll the column sideways.
 */
const FADE =
  'before:pointer-events-none before:sticky before:-top-5 before:z-1 before:-mt-5 before:mb-[calc(0.25rem-var(--note-gap))] before:h-4 before:shrink-0 before:[border-image:linear-gradient(to_bottom,var(--color-desk),var(--color-desk-clear))_fill_0//0_0.5rem] before:content-[""] in-data-pictured:before:invisible'
