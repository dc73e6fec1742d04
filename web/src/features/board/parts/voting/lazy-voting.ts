import type { Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import type { BoardStore } from '../../model/board-store.ts'
import { createNotice } from '../../model/notice.ts'

export interface NoteVotesProps {
  note: Note
  /** The other notes of the group that this note leads: their votes count with its own (VOTE-20). */
  members: readonly Note[]
  /** That a change is not saved yet: stands where it moves no button. */
  mark?: ReactNode
  /** The buttons stand at the end of the last line of the text, and have only their own room. */
  isInText?: boolean
}

/** `press` is a click on the paper: it gives a vote, and takes the only one back (VOTE-19). */
export type VoteStep = 'give' | 'take' | 'press'

/** What only a board with a vote needs; null until it has loaded. */
export interface LazyVoting {
  readonly Chip: ComponentType
  readonly NoteBallot: ComponentType<NoteVotesProps>
  readonly NoteTotals: ComponentType<NoteVotesProps>
  /** Gives a vote or takes one back, or shows why that is not possible. */
  readonly voteOn: (store: BoardStore, noteId: NoteId, step: VoteStep) => void
}

/** The code of voting, shared by all notes: hundreds of them wait for it without loading it each. */
export const lazyVoting = createNotice<LazyVoting>()

export function useLazyVoting(): LazyVoting | null {
  return useSyncExternalStore(lazyVoting.subscribe, lazyVoting.get)
}
