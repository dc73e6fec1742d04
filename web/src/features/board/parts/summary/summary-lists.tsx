import type { SummaryAction, SummaryNote } from '@retropulse/domain/board/summary/summary'
import type { AuthorId, NoteId } from '@retropulse/domain/kernel/ids'
import type { Day } from '@retropulse/domain/kernel/day'
import CircleCheck from 'lucide-react/icons/circle-check'
import Circle from 'lucide-react/icons/circle'
import { dayHere, nameOfDay } from '../../../../lib/days.ts'
import type { Hue } from '../../../../ui/hue.ts'
import { t } from './messages.ts'

/** Where a note stands on the board; without a hue once its column was removed. */
export interface NoteColumn {
  readonly name: string
  readonly hue: Hue | undefined
}

export interface SummaryNoteListProps {
  heading: string
  notes: readonly SummaryNote[]
  /** The number for which they are listed. */
  by: 'votes' | 'reactions'
  columnOf: ReadonlyMap<NoteId, NoteColumn>
}

/** The notes with the most votes or reactions (SUMMARY-4); absent when no note has any. */
export function SummaryNoteList({ heading, notes, by, columnOf }: SummaryNoteListProps) {
  if (notes.length === 0) return null
  return (
    <section aria-label={heading}>
      <h4 className="mb-2 text-sm font-medium text-ink-soft">{heading}</h4>
      <ol className="flex flex-col gap-2">
        {notes.map((note) => (
          <li key={note.id} className="rounded-sm border border-line bg-surface px-3 py-2 text-sm">
            {note.groupTitle !== null && (
              <p dir="auto" className="font-medium wrap-anywhere">
                {note.groupTitle}
              </p>
            )}
            <p dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
              {note.texts.join('\n')}
            </p>
            <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft digits">
              {by === 'votes'
                ? t('voted', { count: note.votes })
                : note.emojis.map(({ emoji, count }) => (
                    <span key={emoji}>
                      <span className="me-1">{emoji}</span> {count}
                    </span>
                  ))}
              <ColumnName column={columnOf.get(note.id)} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ColumnName({ column }: { column: NoteColumn | undefined }) {
  if (column === undefined) return null
  return (
    <span className="ms-auto flex min-w-0 items-center gap-1.5">
      {column.hue !== undefined && (
        <span
          aria-hidden="true"
          data-hue={column.hue}
          className="size-2 shrink-0 rounded-full bg-hue-strong"
        />
      )}
      <span dir="auto" className="truncate">
        {column.name}
      </span>
    </span>
  )
}

export interface SummaryActionListProps {
  heading: string
  actions: readonly SummaryAction[]
  isDone?: boolean
  /** Null where the viewer may not know the name. */
  nameOf: (assignee: AuthorId) => string | null
}

/** A list of action items, open or done; absent when it is empty. */
export function SummaryActionList({ heading, actions, isDone = false, nameOf }: SummaryActionListProps) {
  if (actions.length === 0) return null
  const Icon = isDone ? CircleCheck : Circle
  return (
    <section aria-label={heading}>
      <h4 className="mb-2 text-sm font-medium text-ink-soft">{heading}</h4>
      <ul className="flex flex-col gap-1.5">
        {actions.map(({ id, text, assignee, due }) => (
          <li key={id} className="flex items-start gap-2 text-sm">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
            <span dir="auto" className="min-w-0 whitespace-pre-line wrap-anywhere">
              {text}
              <ActionDetails owner={assignee === null ? null : nameOf(assignee)} due={due} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The assignee, as far as the viewer may know, and the due date (SUMMARY-11). */
function ActionDetails({ owner, due }: { owner: string | null; due: Day | null }) {
  const day = due === null ? null : t('due', { day: nameOfDay(due, dayHere()) })
  const details = [owner, day].filter((detail) => detail !== null)
  if (details.length === 0) return null
  return <span className="block text-xs text-ink-soft">{details.join(' · ')}</span>
}
