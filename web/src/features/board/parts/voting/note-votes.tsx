import type { Note } from '@retropulse/domain/board/state'
import { useVoteStage } from '../../model/vote-stage.ts'
import { type NoteVotesProps, useLazyVoting } from './lazy-voting.ts'

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
  const kit = useLazyVoting()
  if (kit === null) return null
  const Part = isBallot ? kit.NoteBallot : kit.NoteTotals
  return <Part {...props} />
}
