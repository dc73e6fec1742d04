import { isDone, votesLeft } from '@retropulse/domain/board/voting/votes'
import Vote from 'lucide-react/icons/vote'
import { ChipButton, StatusChip } from '../../controls/status-chip.tsx'
import { useBoardStore, useLive } from '../../../model/board-store.ts'
import { t } from './messages.ts'
import { leftText } from './vote-on.ts'

/** The chip of a running vote: the viewer's votes, the allowance, and how many people are done (VOTE-26, VOTE-27). */
export function VoteChip() {
  const { session } = useBoardStore()
  const left = useLive((view) => votesLeft(view.board, view.you))
  const max = useLive((view) => view.board.voting?.maxVotes ?? 0)
  const done = useDoneText()
  const isFacilitator = useLive((view) => view.you.isFacilitator)
  const amDone = useLive(({ board: { voting }, you }) => voting !== null && isDone(voting, you))
  return (
    <StatusChip icon={Vote}>
      <span className="flex gap-2 digits max-lg:flex-col max-lg:gap-0 max-lg:text-xs max-lg:leading-tight">
        <span>{leftText(left)}</span>
        <span className="font-normal" data-tooltip={t('limitFixed')}>
          {t('each', { count: max })}
          <span className="sr-only">. {t('limitFixed')}</span>
          {done !== null && ` · ${done}`}
        </span>
      </span>
      <ChipButton
        label={t(amDone ? 'doneUndo' : 'iAmDone')}
        pressed={amDone}
        onPress={() => session.do({ type: 'set-done', done: !amDone })}
      />
      {isFacilitator && <ChipButton label={t('end')} onPress={() => session.do({ type: 'end-voting' })} />}
    </StatusChip>
  )
}

/** How many of the people on the board are done; null while no person is known to be on it. */
export function useDoneText(): string | null {
  const people = useLive((view) => view.people.length)
  const done = useLive((view) => view.board.voting?.doneCount ?? 0)
  // People who left may have been done: a number above that of the people present would puzzle participants.
  return people === 0 ? null : t('doneOf', { done: Math.min(done, people), people })
}
