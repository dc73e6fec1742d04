import { seenOf } from '@retropulse/domain/board/change-counts'
import { isDone, votesLeft } from '@retropulse/domain/board/voting/votes'
import Vote from 'lucide-react/icons/vote'
import type { ReactNode } from 'react'
import { DoneButton } from '../../controls/done-button.tsx'
import { ChipButton, ChipText, StatusChip } from '../../controls/status-chip.tsx'
import { useBoardStore, useLive } from '../../../model/board-store.ts'
import { columnTitle } from '../../../model/column-name.ts'
import { useNextStep } from '../../../model/next-step.ts'
import { t } from './messages.ts'
import { leftText } from './vote-on.ts'

/** The chip of a running vote: the viewer's votes, the allowance, and how many people are done (VOTE-26, VOTE-27). */
export function VoteChip() {
  const { session } = useBoardStore()
  const left = useLive((view) => votesLeft(view.board, view.you))
  const max = useLive((view) => view.board.voting?.maxVotes ?? 0)
  const changes = useLive((view) => view.board.changes)
  const done = useDoneText()
  const column = useLive(({ board: { columns, voting } }) => {
    const name = columns.find(({ id }) => id === voting?.contentId)?.name
    return name === undefined ? null : columnTitle(name).name
  })
  const isNext = useNextStep() === 'voting'
  const isFacilitator = useLive((view) => view.you.isFacilitator)
  const amDone = useLive(({ board: { voting }, you }) => voting !== null && isDone(voting, you))
  const details = (
    <span data-tooltip={t('limitFixed')}>
      {/* On a phone only what changes: the sheet that opened the vote said how many votes each has. */}
      <span className="max-sm:sr-only">{t('each', { count: max })}</span>
      {/* Why notes elsewhere have no buttons for votes. */}
      {column !== null && (
        <span className="inline-block max-w-40 truncate align-bottom max-sm:sr-only">
          {t('inColumn', { column })}
        </span>
      )}
      <span className="sr-only">. {t('limitFixed')}</span>
      {done !== null && (
        <>
          <span className="max-sm:sr-only"> · </span>
          {done}
        </>
      )}
      {column !== null && <InColumnOnPhone name={column} />}
    </span>
  )
  return (
    <StatusChip icon={Vote}>
      <VotesLeft text={leftText(left)} details={details} />
      {isFacilitator && (
        <ChipButton
          label={t('end')}
          short={t('endShort')}
          longFrom="phone"
          look="plain"
          onPress={() => session.do({ type: 'end-voting', ...seenOf(changes, 'votes') })}
        />
      )}
      <DoneButton
        isDone={amDone}
        isQuiet={!isNext}
        onChange={(wanted) => session.do({ type: 'set-done', done: wanted, ...seenOf(changes, 'votes') })}
      />
    </StatusChip>
  )
}

/** The number is a figure of the strip, as the clock is: it stands before both lines. */
function VotesLeft({ text, details }: { text: string; details: ReactNode }) {
  const [, number, words = text] = /^(\d+) (.*)$/u.exec(text) ?? []
  return (
    <>
      {number !== undefined && <span className="text-2xl font-semibold digits">{number} </span>}
      <ChipText detail={details}>{words}</ChipText>
    </>
  )
}

/**
 * The column that is voted on, on a phone, which may show another one: in what the buttons leave of the line (`--stretch`),
 * and wrapped out of sight where that is too little. It takes no room, so that the strip keeps its rows (BOARD-52).
 */
function InColumnOnPhone({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="relative sm:hidden">
      <span className="absolute inset-s-full top-0 flex h-[1lh] w-(--stretch) flex-wrap overflow-hidden">
        <span className="h-full w-px" />
        <span className="whitespace-pre"> · {t('inColumn', { column: name }).trimStart()}</span>
      </span>
    </span>
  )
}

/** How many of the people on the board are done; null while no person is known to be on it. */
export function useDoneText(): string | null {
  const people = useLive((view) => view.people.length)
  const done = useLive((view) => view.board.voting?.doneCount ?? 0)
  // People who left may have been done: a number above that of the people present would puzzle participants.
  if (people === 0) return null
  return t('doneOf', { done: Math.min(done, people), people })
}
