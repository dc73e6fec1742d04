import type { NoteId } from '../../kernel/ids.ts'
import { PersistentMap } from '../../kernel/persistent-map.ts'
import { counted } from '../change-counts.ts'
import type { EventOf } from '../event.ts'
import type { Evolutions } from '../evolution.ts'
import type { Ballot, BoardState, Note, Voting } from '../state.ts'
import type { VotingEvent } from './commands-and-events.ts'
import { orderAfter } from './vote-order.ts'
import { voteTotals } from './votes.ts'

export const votingEvolutions: Evolutions<VotingEvent> = {
  'voting-started': startVoting,
  'votes-cast': castVotes,
  'voter-done': setVoterDone,
  'voting-ended': endVoting,
}

/** A vote begins, without votes or with those of the vote before; a discussion of the result before it is over. */
function startVoting(state: BoardState, event: EventOf<'voting-started'>): BoardState {
  const { contentId, maxVotes, showsTotals, resetVotes } = event
  const kept = resetVotes ? null : state.voting
  const existingVotes = kept?.existingVotes ?? PersistentMap.empty()
  const started: Voting = {
    status: 'vote',
    contentId,
    maxVotes,
    showsTotals,
    existingVotes,
    castOrder: kept?.castOrder ?? PersistentMap.empty(),
    done: [],
    doneCount: 0,
  }
  return publishTotals(
    { ...state, voting: started, discussedNote: null, changes: counted(state.changes, 'votes') },
    showsTotals ? voteTotals(existingVotes) : NOTHING,
  )
}

/** A vote ends: from now on all participants see its totals (VOTE-37). */
function endVoting(state: BoardState): BoardState {
  const { voting } = state
  if (voting === null) return state
  const ended: Voting = { ...voting, status: 'endVote', done: [], doneCount: 0 }
  const changes = counted(state.changes, 'votes')
  return publishTotals({ ...state, voting: ended, changes }, voteTotals(voting.existingVotes))
}

function castVotes(state: BoardState, { noteId, votes, by }: EventOf<'votes-cast'>): BoardState {
  const { voting } = state
  if (voting === null) return state
  const before = voting.existingVotes.get(by) ?? {}
  const existingVotes = voting.existingVotes.with(by, withVotes(before, noteId, votes))
  const order = orderAfter(voting.castOrder.get(by) ?? [], noteId, votes)
  const castOrder = order.length === 0 ? voting.castOrder.without(by) : voting.castOrder.with(by, order)
  const cast = { ...state, voting: { ...voting, existingVotes, castOrder } }
  const note = state.notes.get(noteId)
  const isPublic = voting.showsTotals || voting.status === 'endVote'
  if (note === undefined || !isPublic) return cast
  const total = Math.max(0, note.votes + votes - (before[noteId] ?? 0))
  return { ...cast, notes: state.notes.with(noteId, { ...note, votes: total }) }
}

function setVoterDone(state: BoardState, { by, done }: EventOf<'voter-done'>): BoardState {
  const { voting } = state
  if (voting === null || voting.done.includes(by) === done) return state
  const all = done ? [...voting.done, by] : voting.done.filter((voter) => voter !== by)
  const doneCount = Math.max(0, voting.doneCount + (done ? 1 : -1))
  return { ...state, voting: { ...voting, done: all, doneCount } }
}

/** Writes totals on the notes; a note without a total gets none. */
function publishTotals(state: BoardState, totals: Ballot): BoardState {
  const withTotal = <Counted extends Note>(note: Counted): Counted => {
    const votes = totals[note.id] ?? 0
    return note.votes === votes ? note : { ...note, votes }
  }
  const { notes, trash } = state
  return {
    ...state,
    notes: notes.mapValues(withTotal),
    trash: { ...trash, notes: trash.notes.mapValues(withTotal) },
  }
}

const NOTHING: Ballot = {}

function withVotes(ballot: Ballot, noteId: NoteId, votes: number): Ballot {
  const { [noteId]: _before, ...others } = ballot
  return votes === 0 ? others : { ...others, [noteId]: votes }
}
