import { hasVotes } from '@retropulse/domain/board/voting/votes'
import { useState } from 'react'
import { closeThen, closeTo } from '../controls/close-to.ts'
import { ToolPopover } from '../controls/tool-popover.tsx'
import { useBoardActions } from '../../model/board-handlers.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { EarlierVotesDialog } from './sheets/earlier-votes-dialog.tsx'
import { LastVote } from './sheets/last-vote.tsx'
import { t } from './sheets/messages.ts'
import { MaskedNotes } from './sheets/masked-notes.tsx'
import { RunningVote } from './sheets/running-vote.tsx'
import { VotingForm, type VotingWish } from './sheets/voting-form.tsx'
import { useIsVoting } from '../../model/vote-stage.ts'

/** Starts a vote, shows how far it is, ends it, and sorts by its result (VOTE-1, VOTE-36, VOTE-37). */
export function VotingPanel({ anchor }: { anchor: HTMLElement }) {
  const { session } = useBoardStore()
  const { hide } = useBoardActions()
  const isRunning = useIsVoting()
  const isMasked = useLive((view) => view.board.isMasked)
  const hasEarlier = useLive((view) => hasVotes(view.board))
  const [wish, setWish] = useState<VotingWish | null>(null)

  // The board gets the focus before the start dialog opens, which returns it to the board.
  const start = (wanted: VotingWish, resetVotes: boolean) =>
    closeThen(hide, () => {
      anchor.focus()
      session.do({ type: 'start-voting', ...wanted, resetVotes })
    })
  if (wish !== null && !isRunning)
    return (
      <EarlierVotesDialog
        onChoose={({ resetVotes }) => start(wish, resetVotes)}
        onClose={() => closeTo(hide, () => anchor.focus())}
      />
    )
  return (
    <ToolPopover anchor={anchor} title={t('title')}>
      {isRunning && <RunningVote onEnd={() => session.do({ type: 'end-voting' })} />}
      {isMasked && !isRunning && (
        <MaskedNotes onReveal={() => session.do({ type: 'set-masking', on: false })} />
      )}
      {!isMasked && !isRunning && (
        <>
          {hasEarlier && <LastVote onSort={() => session.do({ type: 'set-sorting', sortBy: 'votes' })} />}
          <VotingForm onStart={(wanted) => (hasEarlier ? setWish(wanted) : start(wanted, true))} />
        </>
      )}
    </ToolPopover>
  )
}
