import type { SummaryAction, SummaryNote } from '@retropulse/domain/board/summary/summary'
import type { AuthorId, NoteId } from '@retropulse/domain/kernel/ids'
import type { Day } from '@retropulse/domain/kernel/day'
import CircleCheck from 'lucide-react/icons/circle-check'
import Circle from 'lucide-react/icons/circle'
import { dayHere, nameOfDay } from '../../../../lib/days.ts'
import type { Hue } from '../../../../ui/hue.ts'
import { VotePill } from '../voting/running/vote-count.tsx'
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
  /** The place of a note among the first of the vote (VOTE-41). */
  rankOf: (note: NoteId) => number | undefined
}

/** The notes with the most votes or reactions (SUMMARY-4); absent when no note has any. */
export function SummaryNoteList({ heading, notes, by, columnOf, rankOf }: SummaryNoteListProps) {
  if (notes.length === 0) return null
  return (
    <section aria-label={heading}>
      <h4 className="mb-2 text-sm font-semibold">{heading}</h4>
      <ol className="flex flex-col gap-2">
        {notes.map((note) => (
          <NoteCard key={note.id} {...{ note, by }} column={columnOf.get(note.id)} rank={rankOf(note.id)} />
        ))}
      </ol>
    </section>
  )
}

interface NoteCardProps {
  note: SummaryNote
  by: 'votes' | 'reactions'
  column: NoteColumn | undefined
  rank: number | undefined
}

/** A note in the colour of its column: what it is listed for above the text, so that two lists beside each other align. */
function NoteCard({ note, by, column, rank }: NoteCardProps) {
  return (
    <li
      data-hue={column?.hue}
      className="@container flex flex-col-reverse justify-end gap-2 rounded-sm border border-hue-line bg-hue px-3 pt-2.5 pb-2 text-sm text-hue-ink not-data-hue:border-line not-data-hue:bg-surface not-data-hue:text-ink"
    >
      <div>
        {note.groupTitle !== null && (
          <p dir="auto" className="font-medium wrap-anywhere">
            {note.groupTitle}
          </p>
        )}
        <p dir="auto" className="line-clamp-4 text-pretty whitespace-pre-line wrap-anywhere">
          {note.texts.join('\n')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        {by === 'votes' ? (
          <VotePill isResult mine={0} total={note.votes} rank={rank} />
        ) : (
          note.emojis.map(({ emoji, count }) => (
            <span
              key={emoji}
              className="flex h-6 items-center gap-1 rounded-full border border-hue-line bg-raised px-2 text-xs font-medium text-ink digits"
            >
              {emoji} {count}
            </span>
          ))
        )}
        <ColumnName column={column} />
      </div>
    </li>
  )
}

function ColumnName({ column }: { column: NoteColumn | undefined }) {
  if (column === undefined) return null
  return (
    <span dir="auto" className="ms-auto truncate ps-2 text-xs opacity-85">
      {column.name}
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
      <h4 className="mb-2 text-sm font-semibold">{heading}</h4>
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
