import { ownVotes, votesLeft } from '@retropulse/domain/board/votes'
import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ComponentProps } from 'react'
import { useSyncExternalStore } from 'react'
import { useBoardStore, useLive } from '../view/board-store.ts'
import { t } from './messages.ts'
import { useVoteStage } from './use-vote-stage.ts'
import { EmptyDot, VoteDots } from './vote-dots.tsx'
import { voteHint } from './vote-notices.ts'
import { voteOn } from './vote-on.ts'

export interface NoteVotesProps {
  note: Note
  /** The other notes of the group that it leads: their votes count with its own (D6). */
  members: readonly Note[]
}

/** The votes of a note: while its column is voted on with the way to give them, afterwards all of them (D7). */
export function NoteVotes({ note, members }: NoteVotesProps) {
  const stage = useVoteStage(note.columnId)
  if (stage === 'none') return null
  return stage === 'here' ? <Ballot {...{ note, members }} /> : <Totals {...{ note, members }} />
}

/** What describes the note to screen readers, when there are dots on it. */
export function votesId(note: Note): string {
  return `votes-${note.id}`
}

function Totals({ note, members }: NoteVotesProps) {
  const mine = useMine(note, members)
  const total = totalOf(note, members)
  if (total === 0) return null
  return (
    <div className="mt-2 flex h-5 items-center">
      <VoteDots id={votesId(note)} mine={Math.min(mine, total)} total={total} />
    </div>
  )
}

/** Its height stays whatever is voted, so that nothing moves under a finger. */
function Ballot({ note, members }: NoteVotesProps) {
  const store = useBoardStore()
  const mine = useMine(note, members)
  const showsTotals = useLive((view) => view.board.voting?.showsTotals === true)
  const isSpent = useLive((view) => votesLeft(view.board, view.you) < 1)
  const text = useSyncExternalStore(voteHint.subscribe, () => {
    const hint = voteHint.get()
    return hint?.noteId === note.id ? hint.text : null
  })
  const total = showsTotals ? Math.max(mine, totalOf(note, members)) : mine
  return (
    <div className="mt-1.5 flex h-7 items-center gap-2 pointer-coarse:h-11">
      {total === 0 ? !isSpent && <EmptyDot /> : <VoteDots id={votesId(note)} {...{ mine, total }} />}
      {text !== null && (
        <span className="min-w-0 animate-fade-in truncate text-xs font-medium text-hue-ink-soft">{text}</span>
      )}
      <span className="ms-auto flex items-center gap-0.5 pointer-coarse:-me-2">
        {mine > 0 && (
          <StepButton
            aria-label={t('take')}
            aria-keyshortcuts="Shift+V"
            onClick={() => voteOn(store, note.id, 'take')}
          >
            <Minus aria-hidden="true" className="size-4" />
          </StepButton>
        )}
        <StepButton
          aria-label={t('give')}
          aria-keyshortcuts="v"
          {...(isSpent && { 'aria-disabled': true })}
          onClick={() => voteOn(store, note.id, 'give')}
        >
          <Plus aria-hidden="true" className="size-4" />
        </StepButton>
      </span>
    </div>
  )
}

function StepButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-tooltip={props['aria-label']}
      {...props}
      className={clsx(
        'inline-flex size-7 shrink-0 items-center justify-center rounded-full text-hue-ink pointer-coarse:size-11',
        'hover:bg-hue-line aria-disabled:text-hue-ink-soft aria-disabled:opacity-50',
      )}
    />
  )
}

function useMine(note: Note, members: readonly Note[]): number {
  return useLive(({ board: { voting }, you }) =>
    [note, ...members].reduce((sum, { id }) => sum + ownVotes(voting, id, you), 0),
  )
}

function totalOf(note: Note, members: readonly Note[]): number {
  return members.reduce((sum, { votes }) => sum + votes, note.votes)
}
