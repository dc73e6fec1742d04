import { type SummaryNote, summaryOf } from '@retropulse/domain/board/summary/summary'
import { useMemo } from 'react'
import { columnHues } from '../../../../lib/column-hues.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { closeTo } from '../controls/close-then-act.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { columnTitle } from '../../model/column-name.ts'
import { shownRank, voteRanking } from '../../model/vote-results.ts'
import { VotePill } from '../voting/running/vote-count.tsx'
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
  const hues = columnHues(board.columns.map(({ meaning }) => meaning))
  const notes = columns
    .flatMap(({ name, notes: ofColumn }, at) =>
      ofColumn.map((note) => ({ note, hue: hues[at], column: columnTitle(name).name })),
    )
    .filter(({ note }) => note.votes > 0)
    .sort(({ note: one }, { note: other }) => other.votes - one.votes || other.reactions - one.reactions)
  if (isMasked) return <p className="text-sm text-ink-soft">{t('masked')}</p>
  if (notes.length === 0) return <p className="text-sm text-ink-soft">{t('noVotes')}</p>
  return (
    <ol aria-label={t('votedNotes')} className="flex flex-col gap-2">
      {notes.map(({ note, hue, column }) => (
        <VotedNote
          key={note.id}
          {...{ note, hue, column }}
          rank={voteRanking(board).byNote.get(note.id)?.rank}
        />
      ))}
    </ol>
  )
}

interface VotedNoteProps {
  note: SummaryNote
  /** The colour of its column. */
  hue: number | undefined
  column: string
  rank: number | undefined
}

/** A note as on the board: in the colour of its column, with its rank and its votes above the text. */
function VotedNote({ note, hue, column, rank }: VotedNoteProps) {
  return (
    <li
      data-hue={hue}
      className="@container flex flex-col gap-1.5 rounded-sm border border-hue-line bg-hue p-3 text-sm text-hue-ink"
    >
      <div className="flex items-center gap-1.5">
        <VotePill isResult mine={0} total={note.votes} rank={shownRank(rank)} />
        <span dir="auto" className="ms-auto truncate ps-2 text-xs opacity-85">
          {column}
        </span>
      </div>
      {note.groupTitle !== null && (
        <p dir="auto" className="font-medium wrap-anywhere">
          {note.groupTitle}
        </p>
      )}
      <p dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
        {note.texts.join('\n')}
      </p>
    </li>
  )
}
