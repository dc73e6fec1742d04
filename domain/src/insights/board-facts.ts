import type { BoardState, ColumnMeaning, Note } from '../board/state.ts'
import { type SummaryNote, summaryOf } from '../board/summary.ts'
import type { ColumnId, NoteId } from '../kernel/ids.ts'
import { type Contribution, contributionOf } from './contribution.ts'

/** What insights keep of a retro. It names no authors, and quotes nothing of a board that is masked (D8, D9). */
export interface BoardFacts {
  /** While brainstorming there are numbers, and no texts. */
  readonly isMasked: boolean
  /** A mood poll was held and is over; while it runs its result is nobody's to know (board.md §4). */
  readonly isMoodOver: boolean
  readonly peopleCount: number
  readonly cardsCount: number
  readonly votesCount: number
  readonly emojiCount: number
  readonly columns: readonly ColumnFacts[]
  readonly contribution: Contribution | null
  /** At most `TOP_CARDS_MAX`; a group is one card (D6). */
  readonly topVotedCards: readonly TopCard[]
  readonly topReactedCards: readonly TopCard[]
  readonly side: AnonymitySide
  /** Every note, clipped. */
  readonly notes: readonly NoteFacts[]
}

export interface ColumnFacts {
  readonly name: string
  readonly meaning: ColumnMeaning
  readonly cardsCount: number
}

export interface TopCard {
  readonly noteId: NoteId
  readonly text: string
  /** Votes, or reactions. */
  readonly count: number
}

export interface NoteFacts {
  readonly noteId: NoteId
  readonly text: string
  readonly meaning: ColumnMeaning
}

/**
 * On which side of the anonymity boundary notes stand: what somebody wrote in both places may be alike, and must not be
 * shown as alike (D9). A board on which anonymity was switched stands on both.
 */
export type AnonymitySide = 'signed' | 'unsigned' | 'both'

export const TOP_CARDS_MAX = 3
/** UTF-16 units that are kept of a note: enough to know it again, and so that a long board stays small. */
export const KEPT_TEXT_MAX = 280

/** Sums a board up, as anybody may see it (visible-board.ts): what is hidden is not in here either. */
export function boardFacts(visible: BoardState): BoardFacts {
  const { isMasked, isAnonymous, anonymityChanges, moodPoll } = visible
  const { counts, topByVotes, topByReactions } = summaryOf(visible)
  const all = visible.notes.values()
  return {
    isMasked,
    isMoodOver: moodPoll === false,
    peopleCount: counts.people,
    cardsCount: counts.notes,
    votesCount: counts.votes,
    emojiCount: counts.emoji,
    columns: visible.columns.map(({ id, name, meaning }) => ({
      name,
      meaning,
      cardsCount: all.filter((note) => note.columnId === id).length,
    })),
    contribution: contributionOf(visible),
    topVotedCards: topCards(topByVotes, 'votes'),
    topReactedCards: topCards(topByReactions, 'reactions'),
    side: anonymityChanges > 0 ? 'both' : isAnonymous ? 'unsigned' : 'signed',
    notes: isMasked ? [] : all.map((note) => noteFacts(note, visible)),
  }
}

/** The facts of a board with these columns and nothing on it. */
export function emptyFacts(columns: readonly Pick<ColumnFacts, 'name' | 'meaning'>[]): BoardFacts {
  return {
    isMasked: false,
    isMoodOver: false,
    peopleCount: 0,
    cardsCount: 0,
    votesCount: 0,
    emojiCount: 0,
    columns: columns.map(({ name, meaning }) => ({ name, meaning, cardsCount: 0 })),
    contribution: null,
    topVotedCards: [],
    topReactedCards: [],
    side: 'both',
    notes: [],
  }
}

/** What is kept of a text: all of it, or its beginning with an ellipsis; no character is cut in two. */
export function clipped(text: string): string {
  if (text.length <= KEPT_TEXT_MAX) return text
  const cut = text.slice(0, KEPT_TEXT_MAX - 1)
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`
}

function topCards(notes: readonly SummaryNote[], by: 'votes' | 'reactions'): readonly TopCard[] {
  return notes.slice(0, TOP_CARDS_MAX).map((note) => ({
    noteId: note.id,
    text: clipped(note.groupTitle ?? note.texts[0] ?? ''),
    count: note[by],
  }))
}

function noteFacts({ id, text, columnId }: Note, { columns }: BoardState): NoteFacts {
  return { noteId: id, text: clipped(text), meaning: meaningOf(columnId, columns) }
}

function meaningOf(columnId: ColumnId, columns: BoardState['columns']): ColumnMeaning {
  return columns.find(({ id }) => id === columnId)?.meaning ?? 'other'
}
