import { maskOf } from '@retropulse/domain/board/mask'
import type { Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { cleanLine } from '@retropulse/domain/kernel/text'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusNote, noteElement } from '../../model/focus-board.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { GroupCount } from './group-label.tsx'
import { t } from './messages.ts'
import { TitleField } from './title-field.tsx'

export interface GroupTitleProps {
  /** The first note of the group. */
  note: Note
  count: number
  /** The title is hidden while brainstorming; otherwise every participant reads and changes it (GROUP-8). */
  isHidden: boolean
  id: string
  /** The buttons of the group, at the end of the line. */
  actions: ReactNode
}

/** The title of a group and its number of notes. A click opens the title for editing in its place (GROUP-8). */
export function GroupTitle({ note, count, isHidden, id, actions }: GroupTitleProps) {
  const { session } = useBoardStore()
  const [isEditing, setEditing] = useState(false)
  const title = note.groupTitle
  const save = (typed: string) => {
    const next = cleanLine(typed)
    if (next !== (title ?? '')) session.do({ type: 'title-group', noteId: note.id, title: next })
  }
  const close = (keepsFocus: boolean) => {
    flushSync(() => setEditing(false))
    if (keepsFocus) focusNote(note.id)
  }
  return (
    <div className="mb-1.5 flex min-h-5 items-start gap-1.5 pointer-coarse:-mt-2 pointer-coarse:mb-2 pointer-coarse:min-h-11 pointer-coarse:items-center">
      <GroupCount count={count} />
      {isEditing ? (
        <TitleField title={title ?? ''} onSave={save} onClose={close} />
      ) : isHidden ? (
        <span id={id} aria-hidden="true" className="min-w-0 truncate text-sm text-hue-ink-soft">
          {title !== null && maskOf(note.id)}
        </span>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          data-part="title"
          onClick={() => setEditing(true)}
          className={clsx(
            '-mx-1 min-w-0 flex-1 cursor-text rounded-sm px-1 text-start wrap-anywhere hover:bg-hue-line pointer-coarse:-my-3 pointer-coarse:py-3',
            // The invitation is one line, and may pass below the buttons, which appear on demand.
            title === null
              ? 'text-xs leading-5 whitespace-nowrap text-hue-ink-soft'
              : 'text-sm font-semibold',
          )}
        >
          <span id={id} dir="auto">
            {title ?? t('name')}
          </span>
        </button>
      )}
      {actions}
    </div>
  )
}

/** Opens the title of a group for editing; `noteId` is its first note. */
export function openTitle(noteId: NoteId): void {
  noteElement(noteId)?.querySelector<HTMLElement>('[data-part="title"]')?.click()
}
