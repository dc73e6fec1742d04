import { seenOf } from '@retropulse/domain/board/change-counts'
import { hasVotes } from '@retropulse/domain/board/voting/votes'
import { useState } from 'react'
import { closeThen, closeTo } from '../controls/close-then-act.ts'
import { BigNumber } from '../controls/big-number.tsx'
import { ToolPopover } from '../controls/tool-popover.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { EarlierVotesDialog } from './sheets/earlier-votes-dialog.tsx'
import { t } from './sheets/messages.ts'
import { VotingForm, type VotingInput } from './sheets/voting-form.tsx'
import { useIsVoting } from '../../model/vote-stage.ts'
import { Button } from '../../../../ui/button.tsx'
import { t as v } from './running/messages.ts'
import { refusalText } from '../../model/refusal-text.ts'
import { useDoneText } from './running/vote-chip.tsx'

/** Starts a vote, shows how far it is, ends it, and sorts by its result (VOTE-1, VOTE-36, VOTE-37). */
export function VotingPanel({ anchor }: { anchor: HTMLElement }) {
  const { session } = useBoardStore()
  const { hide } = useBoardHandlers()
  const isRunning = useIsVoting()
  const isMasked = useLive((view) => view.board.isMasked)
  const hasEarlier = useLive((view) => hasVotes(view.board))
  const changes = useLive((view) => view.board.changes)
  const seen = seenOf(changes, 'votes')
  const [input, setInput] = useState<VotingInput | null>(null)

  // The board gets the focus before the start dialog opens, which returns it to the board.
  const start = (wanted: VotingInput, resetVotes: boolean) =>
    closeThen(hide, () => {
      anchor.focus()
      session.do({ type: 'start-voting', ...wanted, resetVotes, ...seen })
    })
  if (input !== null && !isRunning)
    return (
      <EarlierVotesDialog
        onChoose={({ resetVotes }) => start(input, resetVotes)}
        onClose={() => closeTo(hide, () => anchor.focus())}
      />
    )
  return (
    <ToolPopover anchor={anchor} title={t('title')}>
      {isRunning && <RunningVote onEnd={() => session.do({ type: 'end-voting', ...seen })} />}
      {isMasked && !isRunning && (
        <MaskedNotes
          onReveal={() => session.do({ type: 'set-masking', on: false, ...seenOf(changes, 'maskings') })}
        />
      )}
      {!isMasked && !isRunning && (
        <>
          {hasEarlier && <LastVote onSort={() => session.do({ type: 'set-sorting', sortBy: 'votes' })} />}
          <VotingForm onStart={(wanted) => (hasEarlier ? setInput(wanted) : start(wanted, true))} />
        </>
      )}
    </ToolPopover>
  )
}

/** The result of the last vote, and a button that sorts the notes by it (VOTE-37). */
function LastVote({ onSort }: { onSort: () => void }) {
  const count = useLive(({ board }) => board.notes.values().reduce((sum, { votes }) => sum + votes, 0))
  const isSorted = useLive((view) => view.board.sortBy === 'votes')
  return (
    <div className="mb-4 flex items-center gap-3 border-b border-line pb-4 text-sm">
      <p className="flex-1 text-ink-soft">
        <span className="block">{t('lastVote', { count })}</span>
        {isSorted && <span className="block">{t('sorted')}</span>}
      </p>
      {!isSorted && (
        <Button size="sm" onClick={onSort}>
          {v('sortByVotes')}
        </Button>
      )}
    </div>
  )
}

/** Why no vote starts while brainstorming, and a button that ends it (VOTE-5). */
function MaskedNotes({ onReveal }: { onReveal: () => void }) {
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p className="text-ink-soft">{refusalText('brainstorming-running')}</p>
      <Button variant="primary" onClick={onReveal}>
        {t('endBrainstorming')}
      </Button>
    </div>
  )
}

/** What a facilitator waits for: how many people are done, as a number and as a bar. */
function DoneSoFar({ text }: { text: string }) {
  const people = useLive((view) => view.people.length)
  const done = useLive((view) => view.board.voting?.doneCount ?? 0)
  return (
    <>
      <p className="mt-1 text-ink-soft digits">
        <BigNumber
          text={text}
          className="font-display text-3xl leading-tight font-semibold tracking-tight text-ink"
        />
      </p>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-fill-strong">
        <div
          className="h-full rounded-full bg-accent"
          style={{ width: `${Math.min(1, done / people) * 100}%` }}
        />
      </div>
    </>
  )
}

/** How far the vote is, and End Voting (VOTE-27, VOTE-36). */
function RunningVote({ onEnd }: { onEnd: () => void }) {
  const done = useDoneText()
  const max = useLive((view) => view.board.voting?.maxVotes ?? 0)
  return (
    <div className="flex flex-col gap-4 text-sm">
      <div>
        <p className="font-medium">{t('running')}</p>
        {done !== null && <DoneSoFar text={done} />}
      </div>
      <dl className="grid grid-cols-[1fr_auto] items-baseline">
        <dt className="font-medium">{t('votes')}</dt>
        <dd className="text-base font-semibold digits">{max}</dd>
        <dd className="col-span-2 text-ink-soft">{t('limitFixed')}</dd>
      </dl>
      <p className="text-ink-soft">
        {t('howToEnd')} {t('blocked')}
      </p>
      <Button variant="primary" onClick={onEnd}>
        {v('end')}
      </Button>
    </div>
  )
}
