import { type SummaryNote, summaryOf } from '@retropulse/domain/board/summary/summary'
import { useMemo } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import { closeTo } from '../controls/close-then-act.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'

/** The result of the last vote: each note or group with its votes, the most first (VOTE-39). */
export function VoteResultsDialog({ anchor }: { anchor: HTMLElement }) {
  const { hide } = useBoardHandlers()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || closeTo(hide, () => anchor.focus())}
      title={t('votes')}
      closeLabel={t('close')}
      isReading
    >
      <VotedNotes />
    </Dialog>
  )
}

function VotedNotes() {
  const board = useLive((view) => view.board)
  const { isMasked, columns } = useMemo(() => summaryOf(board), [board])
  const notes = columns
    .flatMap((column) => column.notes)
    .filter(({ votes }) => votes > 0)
    .sort((one, other) => other.votes - one.votes || other.reactions - one.reactions)
  if (isMasked) return <p className="text-sm text-ink-soft">{t('masked')}</p>
  if (notes.length === 0) return <p className="text-sm text-ink-soft">{t('noVotes')}</p>
  return (
    <ol aria-label={t('votedNotes')} className="flex flex-col gap-2">
      {notes.map((note) => (
        <VotedNote key={note.id} note={note} />
      ))}
    </ol>
  )
}

function VotedNote({ note }: { note: SummaryNote }) {
  return (
    <li className="flex items-start gap-3 rounded-sm border border-line bg-surface p-3 text-sm">
      <span className="flex h-6 min-w-6 shrink-0 items-center justify-center rounded-full bg-accent-soft px-2 font-semibold text-accent-ink digits">
        <span aria-hidden="true">{note.votes}</span>
        <span className="sr-only">{t('voted', { count: note.votes })}</span>
      </span>
      <div className="min-w-0 flex-1">
        {note.groupTitle !== null && (
          <p dir="auto" className="font-medium wrap-anywhere">
            {note.groupTitle}
          </p>
        )}
        <p dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
          {note.texts.join('\n')}
        </p>
      </div>
    </li>
  )
}
