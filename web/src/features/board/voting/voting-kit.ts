import type { NoteId } from '@retropulse/domain/kernel/ids'
import { type ComponentType, useSyncExternalStore } from 'react'
import type { BoardStore } from '../view/board-store.ts'
import { createNotice } from '../view/notice.ts'
import type { NoteVotesProps } from './note-votes.tsx'

/** A click on the paper gives a vote, and takes the only one back. */
export type VoteStep = 'give' | 'take' | 'press'

/** What only a board with a vote needs; there once it is loaded. */
export interface VotingKit {
  readonly Chip: ComponentType
  readonly NoteBallot: ComponentType<NoteVotesProps>
  readonly NoteTotals: ComponentType<NoteVotesProps>
  /** Gives a vote or takes one back, or says why that cannot be. */
  readonly voteOn: (store: BoardStore, noteId: NoteId, step: VoteStep) => void
}

/** One for all notes, so that hundreds of them do not each load it. */
export const votingKit = createNotice<VotingKit>()

export function useVotingKit(): VotingKit | null {
  return useSyncExternalStore(votingKit.subscribe, votingKit.get)
}
