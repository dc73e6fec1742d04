import { ownVotes, votesLeft } from '@retropulse/domain/board/voting/votes'
import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useSyncExternalStore } from 'react'
import type { ComponentProps } from 'react'
import { useBoardStore, useLive } from '../../../model/board-store.ts'
import { votesId } from '../note-votes.tsx'
import type { NoteVotesProps } from '../lazy-voting.ts'
import { t } from './messages.ts'
import { voteHint } from './vote-notices.ts'
import { voteOn } from './vote-on.ts'

/** The total of a note after the vote; absent without votes (VOTE-37). */
export function NoteTotals({ note, members }: NoteVotesProps) {
  const mine = useMine(note, members)
  const total = totalOf(note, members)
  if (total === 0) return null
  return (
    <div className="mt-2 flex h-5 items-center">
      <VoteDots id={votesId(note)} mine={Math.min(mine, total)} total={total} />
    </div>
  )
}

/** The viewer's votes on a note and the buttons to vote (VOTE-19). Its height never changes, so that nothing moves. */
export function NoteBallot({ note, members }: NoteVotesProps) {
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

interface VoteDotsProps {
  /** The viewer's own votes, drawn filled. */
  mine: number
  /** All votes that the viewer knows of, their own included. */
  total: number
  id?: string
}

/** The votes of a note as dots: the viewer's own filled, those of others as rings (VOTE-21). */
function VoteDots({ mine, total, id }: VoteDotsProps) {
  return (
    <span role="img" id={id} aria-label={votesText(mine, total)} className="flex items-center gap-1">
      {Array.from({ length: dotCount(total) }, (_, at) => (
        <span key={at} className={clsx(dot, at < mine ? 'bg-hue-ink' : 'bg-raised')} />
      ))}
      {total > DOTS_MAX && <span className="ms-0.5 text-sm font-semibold digits">{total}</span>}
    </span>
  )
}

/** The place of a vote that could be given here. */
function EmptyDot() {
  return <span aria-hidden="true" className={clsx(dot, 'border-dashed')} />
}

function votesText(mine: number, total: number): string {
  if (total === mine) return t('mine', { count: mine })
  const all = t('total', { count: total })
  return mine === 0 ? all : t('totalMine', { total: all, mine })
}

const dot = 'size-3 shrink-0 rounded-full border-[1.5px] border-hue-ink'

/** Votes that are shown as dots (VOTE-21). */
const DOTS_MAX = 5

/** The number of dots for a number of votes; beyond the limit one dot and the number. */
export function dotCount(votes: number): number {
  return votes > DOTS_MAX ? 1 : votes
}
