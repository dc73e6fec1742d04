import { isAuthor } from '../actor.ts'
import { asItWas, type EventVisibilities, noOwners } from '../event-visibility.ts'
import type { BoardState, Note } from '../state.ts'
import { type PseudonymOf, type Viewer, visibleAuthor } from '../visible-board.ts'
import type { VotesCounted, VotingEvent } from './commands-and-events.ts'
import { entriesOf, voteTotals } from './votes.ts'

type OwnEvent = Extract<VotingEvent, { type: 'votes-cast' | 'voter-done' }>

export const votingVisibility: EventVisibilities<VotingEvent, VotingEvent | VotesCounted> = {
  'voting-started': {
    visible: (event, state) => (event.showsTotals ? [event, ...allTotals(state)] : [event]),
    owners: noOwners,
    missed: asItWas,
  },
  'voting-ended': {
    visible: (event, state) => [event, ...allTotals(state)],
    owners: noOwners,
    missed: asItWas,
  },
  'votes-cast': {
    visible: (event, state, viewer, pseudonymOf) => [
      ...onlyToVoter(event, viewer, pseudonymOf),
      ...totalOf(event, state),
    ],
    owners: ({ by }) => [by],
    missed: asItWas,
  },
  'voter-done': {
    visible: (event, { voting }, viewer, pseudonymOf) => [
      ...onlyToVoter(event, viewer, pseudonymOf),
      { type: 'voters-counted', done: voting?.doneCount ?? 0 },
    ],
    owners: ({ by }) => [by],
    missed: asItWas,
  },
}

/** What voters do is sent to themselves only (VOTE-31). */
function onlyToVoter<Event extends OwnEvent>(
  event: Event,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
): readonly Event[] {
  return isAuthor(event.by, viewer) ? [{ ...event, by: visibleAuthor(event.by, viewer, pseudonymOf) }] : []
}

function allTotals(state: BoardState): readonly VotesCounted[] {
  if (state.voting === null) return []
  const totals = entriesOf(voteTotals(state.voting.existingVotes)).filter(([id]) => state.notes.has(id))
  return [{ type: 'votes-counted', totals: Object.fromEntries(totals) }]
}

/** The new total of the note that was voted on, where totals may be known (VOTE-32). */
function totalOf({ noteId }: { readonly noteId: Note['id'] }, state: BoardState): readonly VotesCounted[] {
  const note = state.notes.get(noteId)
  const isPublic = state.voting?.showsTotals === true || state.voting?.status === 'endVote'
  if (note === undefined || !isPublic) return []
  return [{ type: 'votes-counted', totals: { [noteId]: note.votes } }]
}
