import type { Note } from '@retropulse/domain/board/state'
import { useVoteStage } from '../../model/vote-stage.ts'
import { type NoteVotesProps, useLazyVoting } from './lazy-voting.ts'

/** The viewer's votes on a note and the buttons to vote, while its column is voted on (VOTE-19). */
export function NoteVotes(props: NoteVotesProps) {
  const stage = useVoteStage(props.note.columnId)
  const kit = useLazyVoting()
  return stage === 'here' && kit !== null && <kit.NoteBallot {...props} />
}

/**
 * The total of a note after the vote, in a line above its text; absent without votes (VOTE-37). The line is there before
 * its code has loaded, so that nothing moves then.
 */
export function NoteResult(props: NoteVotesProps) {
  const stage = useVoteStage(props.note.columnId)
  const kit = useLazyVoting()
  if (stage !== 'over' || totalOf(props.note, props.members) === 0) return null
  return (
    <div className="@container mb-1.5 h-6 in-data-compact:mb-1">
      {kit !== null && <kit.NoteTotals {...props} />}
    </div>
  )
}

/** All votes of a note or group. */
export function totalOf(note: Note, members: readonly Note[]): number {
  return members.reduce((sum, { votes }) => sum + votes, note.votes)
}

/** The id of the text that tells screen readers the votes of a note. */
export function votesId(note: Note): string {
  return `votes-${note.id}`
}
