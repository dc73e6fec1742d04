import type { BoardState, ColumnMeaning, Note } from '../board/state.ts'
import { type SummaryNote, summaryOf } from '../board/summary/summary.ts'
import type { ColumnId, NoteId } from '../kernel/ids.ts'
import { shortened } from '../kernel/text.ts'
import { type Contribution, contributionOf } from './contribution.ts'
import { type Miniature, miniatureOf } from './miniature.ts'

/**
 * What insights keep of a retro. It names no authors, and quotes no text of a masked board (INSIGHT-19, INSIGHT-20).
 */
export interface BoardFacts {
  /** While brainstorming there are numbers, and no texts (INSIGHT-19). */
  readonly isMasked: boolean
  /** A mood poll was held and is over; while it runs its result is not disclosed (INSIGHT-17). */
  readonly isMoodOver: boolean
  readonly peopleCount: number
  readonly cardsCount: number
  readonly votesCount: number
  readonly emojiCount: number
  readonly columns: readonly ColumnFacts[]
  readonly contribution: Contribution | null
  /** At most `TOP_CARDS_MAX`; a group is one card. */
  readonly topVotedCards: readonly TopCard[]
  readonly topReactedCards: readonly TopCard[]
  readonly side: AnonymitySide
  /** Null while brainstorming. */
  readonly miniature: Miniature | null
  /** All notes, clipped. */
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
  /** The number of votes, or of reactions. */
  readonly count: number
}

export interface NoteFacts {
  readonly noteId: NoteId
  readonly text: string
  readonly meaning: ColumnMeaning
}

/**
 * On which side of the anonymity boundary notes stand: texts that one person wrote on both sides may be alike, and must
 * not be shown together (TOPIC-3). A board whose author visibility was switched stands on both.
 */
export type AnonymitySide = 'signed' | 'unsigned' | 'both'

export const TOP_CARDS_MAX = 3
/** UTF-16 code units that are kept of a note: enough to recognise it, and few enough that a long board stays small. */
export const STORED_TEXT_MAX = 280

/** The facts of a board. `visible` is the view of a viewer who may see least, so that nothing hidden gets in here. */
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
    miniature: miniatureOf(visible),
    notes: isMasked ? [] : all.map((note) => noteFacts(note, visible)),
  }
}

/** The facts of a board with these columns and no content. */
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
    miniature: columns.map(({ meaning }) => ({ meaning, bars: [], more: 0 })),
    notes: [],
  }
}

/** The stored part of a text: all of it, or its beginning with an ellipsis. */
export function clipped(text: string): string {
  return shortened(text, STORED_TEXT_MAX)
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
