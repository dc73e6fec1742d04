import type { AuthorId, NoteId } from '../../kernel/ids.ts'
import type { PersistentMap } from '../../kernel/persistent-map.ts'
import { isAuthor } from '../actor.ts'
import { VOTES_DEFAULT } from '../limits.ts'
import type { Ballot, BoardState, Note, Voting } from '../state.ts'

/** All votes of each note, of notes in the trash too. */
export function voteTotals(existingVotes: PersistentMap<AuthorId, Ballot>): Ballot {
  const totals: Record<NoteId, number> = {}
  existingVotes.forEach((ballot) => {
    for (const [noteId, votes] of entriesOf(ballot)) totals[noteId] = (totals[noteId] ?? 0) + votes
  })
  return totals
}

/** One person's votes on one note, under all ids of the person (VOTE-23). */
export function ownVotes(voting: Voting | null, noteId: NoteId, viewer: Voter): number {
  const ballots = viewer.authorIds.map((author) => voting?.existingVotes.get(author)?.[noteId] ?? 0)
  return ballots.reduce((sum, votes) => sum + votes, 0)
}

/** How many votes each participant gets in a vote that a step of a guided run starts: as many as last time (RUN-4). */
export function votesEach({ voting }: Pick<BoardState, 'voting'>): number {
  return voting?.maxVotes ?? VOTES_DEFAULT
}

/** How many votes a participant may still give: those on deleted notes are free again (VOTE-24). */
export function votesLeft({ voting, notes }: Pick<BoardState, 'voting' | 'notes'>, viewer: Voter): number {
  if (voting === null || voting.status !== 'vote') return 0
  return voting.maxVotes - votesSpent({ voting, notes }, viewer)
}

/**
 * How many votes of a participant are on existing notes that are voted on: a vote on one column does not count others
 * (VOTE-9).
 */
export function votesSpent({ voting, notes }: Pick<BoardState, 'voting' | 'notes'>, viewer: Voter): number {
  let spent = 0
  for (const author of viewer.authorIds)
    for (const [noteId, votes] of entriesOf(voting?.existingVotes.get(author) ?? {}))
      if (isVotedOn(voting, notes.get(noteId))) spent += votes
  return spent
}

/** True for a note that exists, in the column that the vote is on (VOTE-17). */
export function isVotedOn(voting: Voting | null, note: Pick<Note, 'columnId'> | undefined): boolean {
  if (voting === null || note === undefined) return false
  return voting.contentId === null || voting.contentId === note.columnId
}

/** True for participants who said that they are done, or have spent all votes (VOTE-27). */
export function isDone(voting: Voting, viewer: Voter): boolean {
  return voting.done.some((author) => isAuthor(author, viewer))
}

/** True when earlier votes could be kept: then the facilitator is asked (VOTE-7). */
export function hasVotes(state: Pick<BoardState, 'notes'>): boolean {
  let found = false
  state.notes.forEach((note) => {
    found ||= note.votes > 0
  })
  return found
}

/** A ballot's notes with their votes, typed as what they are. */
export function entriesOf(ballot: Ballot): readonly (readonly [NoteId, number])[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the type of keys
  return Object.entries(ballot) as [NoteId, number][]
}

interface Voter {
  readonly authorIds: readonly AuthorId[]
}
