import { use, useEffect, useSyncExternalStore } from 'react'
import { showToast } from '../../../../../ui/toast.ts'
import { moodSheet } from '../../../model/mood-sheet.ts'
import { lazyPart } from '../../../../../ui/lazy-part.tsx'
import { useBoardStore, useLive } from '../../../model/board-store.ts'
import { t } from './messages.ts'
import { useBoardHandlers } from '../../../model/board-handlers.ts'
import { SkippedNotesContext } from '../../../model/use-late-note.ts'
import { isVoting, useIsVoting } from '../../../model/vote-stage.ts'
import { useVoteModal } from './use-vote-modal.ts'
import { lazyVoting } from '../lazy-voting.ts'
import { NoteBallot, NoteTotals } from './note-ballot.tsx'
import { VoteChip } from './vote-chip.tsx'
import { useVotesTakenBack } from './votes-taken-back.ts'
import { columnWarning, hintAt } from './vote-notices.ts'
import { voteOn } from './vote-on.ts'

// Makes the parts available that were loaded with this file.
lazyVoting.set({ Chip: VoteChip, NoteBallot, NoteTotals, voteOn })

const VotingStartDialog = lazyPart(
  async () => (await import('../sheets/voting-start-dialog.tsx')).VotingStartDialog,
)
const VotingWarningDialog = lazyPart(
  async () => (await import('../sheets/voting-warning-dialog.tsx')).VotingWarningDialog,
)

/** The dialogs and toasts of a vote: start, warning about another column, end (VOTE-11, VOTE-18, VOTE-37). */
export function VotingLive() {
  const isRunning = useIsVoting()
  const [isNew, close] = useVoteModal()
  // After the frames in which the notes in view get their dots and buttons, which on a large board take all of them.
  const notes = use(SkippedNotesContext)
  const isTold = !useSyncExternalStore(notes.watchHeld, notes.isHolding) && isNew
  const isWarned = useSyncExternalStore(columnWarning.subscribe, columnWarning.get)
  // A participant who joins while a mood poll and a vote run gets one dialog after the other.
  const isAskedForMood = useSyncExternalStore(moodSheet.subscribe, moodSheet.get) !== null
  useVotedColumnInView(isNew)
  useRefusedVotes()
  useEnd()
  useVotesTakenBack()
  if (!isRunning) return null
  if (isTold && !isAskedForMood) return <VotingStartDialog onClose={close} onFail={close} />
  return isWarned && <VotingWarningDialog onClose={unwarn} onFail={unwarn} />
}

/** Opens the column that is voted on, where columns are tabs, once when the vote is shown to begin (VOTE-42). */
function useVotedColumnInView(isNew: boolean): void {
  const { get } = useBoardStore()
  const { openColumn } = useBoardHandlers()
  useEffect(() => {
    if (!isNew) return undefined
    const frame = requestAnimationFrame(() => {
      const columnId = get().board.voting?.contentId ?? null
      if (columnId !== null) openColumn(columnId)
    })
    return () => cancelAnimationFrame(frame)
  }, [isNew, get, openColumn])
}

/** A vote that the server refused is gone from the dots; a hint beside them says why. */
function useRefusedVotes(): void {
  const rejected = useLive((view) => view.rejected)
  useEffect(() => {
    for (const { command, code } of rejected)
      if (command.type === 'cast-votes' && code === 'no-votes-left') hintAt(command.noteId, t('noneLeft'))
  }, [rejected])
}

/** Shows the end of a vote (VOTE-37). */
function useEnd(): void {
  const { subscribe, get } = useBoardStore()
  useEffect(() => {
    let before = get()
    const unsubscribe = subscribe(() => {
      const after = get()
      const isEnd = isVoting(before.board) && !isVoting(after.board)
      before = after
      if (!isEnd) return
      unwarn()
      // Facilitators have 'Discuss next' and the order in the strip, in the same moment.
      if (!after.you.isFacilitator) showToast(t('ended'), { id: 'voting-says' })
    })
    return () => {
      unsubscribe()
      unwarn()
    }
  }, [subscribe, get])
}

function unwarn(): void {
  columnWarning.set(null)
}
