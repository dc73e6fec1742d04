import { ownVotes, votesLeft } from '@retropulse/domain/board/voting/votes'
import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useSyncExternalStore } from 'react'
import type { ComponentProps } from 'react'
import { useBoardStore, useLive } from '../../../model/board-store.ts'
import { shownRank, voteRanking } from '../../../model/vote-results.ts'
import { totalOf, votesId } from '../note-votes.tsx'
import type { NoteVotesProps } from '../lazy-voting.ts'
import { t } from './messages.ts'
import { OwnVotes, VotePill } from './vote-count.tsx'
import { voteHint } from './vote-notices.ts'
import { voteOn } from './vote-on.ts'

/** The total of a note after the vote, and its rank, above the text (VOTE-37, VOTE-41). */
export function NoteTotals({ note, members }: NoteVotesProps) {
  const mine = useMine(note, members)
  const total = totalOf(note, members)
  const rank = useLive((view) => voteRanking(view.board).byNote.get(note.id)?.rank)
  return (
    <VotePill id={votesId(note)} isResult mine={Math.min(mine, total)} total={total} rank={shownRank(rank)} />
  )
}

/** The viewer's votes on a note and the buttons to vote (VOTE-19), in the first line of the card's footer (BOARD-78). */
export function NoteBallot({ note, members, mark, isInText = false }: NoteVotesProps) {
  const store = useBoardStore()
  const mine = useMine(note, members)
  const showsTotals = useLive((view) => view.board.voting?.showsTotals === true)
  const isSpent = useLive((view) => votesLeft(view.board, view.you) <= 0)
  const text = useSyncExternalStore(voteHint.subscribe, () => {
    const hint = voteHint.get()
    return hint?.noteId === note.id ? hint.text : null
  })
  const total = showsTotals ? Math.max(mine, totalOf(note, members)) : mine
  return (
    <div
      data-small={isInText ? '' : undefined}
      className={clsx(
        'flex h-6 min-w-0 items-center pointer-coarse:gap-1',
        isInText ? 'justify-end gap-1' : 'gap-2 pointer-coarse:not-in-data-compact:h-8',
      )}
    >
      {total > 0 && <OwnVotes id={votesId(note)} isSmall={isInText} {...{ mine, total }} />}
      {text !== null && (
        // In a narrow column or beside the mark there is no room for it; the strip says the same.
        <span
          className={clsx(
            'min-w-0 animate-fade-in truncate text-xs font-medium text-hue-ink-soft @max-[14rem]:sr-only',
            (mark || isInText) && 'sr-only',
          )}
        >
          {text}
        </span>
      )}
      {mark}
      <span className="not-in-data-small:ms-auto flex shrink-0 items-center gap-0.5 pointer-fine:-me-0.5 pointer-coarse:gap-0">
        <StepButton
          aria-label={t('take')}
          aria-keyshortcuts="Shift+V"
          hidden={mine === 0}
          onClick={() => voteOn(store, note.id, 'take')}
        >
          <Minus aria-hidden="true" className={stepIcon} />
        </StepButton>
        <StepButton
          aria-label={t('give')}
          aria-keyshortcuts="v"
          {...(isSpent && { 'aria-disabled': true })}
          onClick={() => voteOn(store, note.id, 'give')}
        >
          <Plus aria-hidden="true" className={stepIcon} />
        </StepButton>
      </span>
    </div>
  )
}

/** `hidden`: keeps its room. */
function StepButton({ hidden = false, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-tooltip={props['aria-label']}
      {...props}
      className={clsx(
        '-my-1 inline-flex size-8 shrink-0 pointer-fine:in-data-compact:-my-0.5 pointer-fine:in-data-compact:size-7 items-center justify-center rounded-full text-hue-ink pointer-coarse:-my-1.5 pointer-coarse:h-11 pointer-coarse:w-9 max-sm:pointer-coarse:not-in-data-small:w-11',
        'pointer-coarse:in-data-small:@max-[14rem]:w-8 pointer-fine:in-data-small:-my-0.5 pointer-fine:in-data-small:size-7',
        'hover:bg-hue-line aria-disabled:text-hue-ink-soft aria-disabled:opacity-50',
        hidden && 'invisible',
      )}
    />
  )
}

/** A ring around the sign, smaller than what a finger presses. */
const stepIcon =
  'size-7 rounded-full border border-hue-edge p-1 in-data-compact:size-6 in-data-compact:p-0.75 in-data-compact:in-data-small:size-5.5 in-data-compact:in-data-small:p-0.5'

function useMine(note: Note, members: readonly Note[]): number {
  return useLive(({ board: { voting }, you }) =>
    [note, ...members].reduce((sum, { id }) => sum + ownVotes(voting, id, you), 0),
  )
}
