import type { NoteId } from '@retropulse/domain/kernel/ids'
import { announce } from '../../../../../ui/live-region.ts'
import { showToast } from '../../../../../ui/toast.ts'
import type { BoardStore } from '../../../model/board-store.ts'
import { t } from './messages.ts'
import type { VoteStep } from '../lazy-voting.ts'
import { tryVote } from './try-vote.ts'
import { columnWarning, hintAt } from './vote-notices.ts'

/** Gives a vote or takes one back, or shows beside the dots why that is not possible (VOTE-15, VOTE-16). */
export function voteOn({ get, session }: BoardStore, noteId: NoteId, step: VoteStep): void {
  const { board, you } = get()
  const vote = tryVote(board, you, noteId, step)
  if (vote.ok) {
    session.do(vote.command)
    return say(t(vote.does === 'give' ? 'given' : 'taken', { left: leftText(vote.left) }))
  }
  switch (vote.why) {
    case 'wrong-column':
      return columnWarning.set(true)
    case 'not-voting':
      return tell(t('notVoting'))
    case 'none-left':
      return hint(noteId, t('noneLeft'))
    case 'none-here':
      return say(t('noneHere'))
    case 'several':
      return hint(noteId, t('several'))
    case 'gone':
      return undefined
  }
}

/** How many votes the viewer may still give, in words. */
export function leftText(left: number): string {
  return left > 0 ? t('left', { count: left }) : t('noneLeft')
}

function hint(noteId: NoteId, text: string): void {
  hintAt(noteId, text)
  say(text)
}

function tell(text: string): void {
  showToast(text, { id: 'voting-says' })
  say(text)
}

function say(text: string): void {
  announce(text, { key: 'votes' })
}
