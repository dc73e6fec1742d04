import type { Note } from '@retropulse/domain/board/state'
import { useVoteStage } from '../../model/vote-stage.ts'
import { useVotingKit } from './voting-kit.ts'

export interface NoteVotesProps {
  note: Note
  /** The other notes of the group that it leads: their votes count with its own (VOTE-20). */
  members: readonly Note[]
}

/** The votes of a note: while its column is voted on the buttons to vote, afterwards the total (VOTE-19, VOTE-37). */
export function NoteVotes(props: NoteVotesProps) {
  const stage = useVoteStage(props.note.columnId)
  return stage !== 'none' && <Drawn {...props} isBallot={stage === 'here'} />
}

/** The id of the text that tells screen readers the votes of a note. */
export function votesId(note: Note): string {
  return `votes-${note.id}`
}

function Drawn({ isBallot, ...props }: NoteVotesProps & { isBallot: boolean }) {
  const kit = useVotingKit()
  if (kit === null) return null
  const Part = isBallot ? kit.NoteBallot : kit.NoteTotals
  return <Part {...props} />
}
