import type { Note } from '@retropulse/domain/board/state'
import { useVoteStage } from './use-vote-stage.ts'
import { useVotingKit } from './voting-kit.ts'

export interface NoteVotesProps {
  note: Note
  /** The other notes of the group that it leads: their votes count with its own (D6). */
  members: readonly Note[]
}

/** The votes of a note: while its column is voted on with the way to give them, afterwards all of them (D7). */
export function NoteVotes(props: NoteVotesProps) {
  const stage = useVoteStage(props.note.columnId)
  return stage !== 'none' && <Drawn {...props} isBallot={stage === 'here'} />
}

/** What describes the note to screen readers, when there are dots on it. */
export function votesId(note: Note): string {
  return `votes-${note.id}`
}

function Drawn({ isBallot, ...props }: NoteVotesProps & { isBallot: boolean }) {
  const kit = useVotingKit()
  if (kit === null) return null
  const Part = isBallot ? kit.NoteBallot : kit.NoteTotals
  return <Part {...props} />
}
