import type { ActionId, AuthorId, ColumnId, NoteId } from '../../kernel/ids.ts'
import type { Day } from '../../kernel/day.ts'
import type { ActionItem } from '../action-items/action-item.ts'
import { byAge } from '../action-items/by-age.ts'
import { leaderOf, membersByLeader, mergedReactions } from '../groups/groups.ts'
import { byRank } from '../order.ts'
import type { BoardState, Note } from '../state.ts'

/** Notes that a summary puts first, by votes and by reactions (SUMMARY-4). */
export const TOP_NOTES_MAX = 5

/** The content of a summary. It names no authors, so that it may be shown of every board (SUMMARY-10). */
export interface RetroSummary {
  readonly title: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /**
   * While brainstorming no note is quoted, not even the reader's own: there are counts and action items only
   * (SUMMARY-9).
   */
  readonly isMasked: boolean
  /** The text that facilitators put above the summary; null: none (SUMMARY-25). */
  readonly text: string | null
  readonly counts: SummaryCounts
  readonly columns: readonly {
    readonly id: ColumnId
    readonly name: string
    readonly notes: readonly SummaryNote[]
  }[]
  readonly topByVotes: readonly SummaryNote[]
  readonly topByReactions: readonly SummaryNote[]
  readonly actions: SummaryActions
}

/** The counts of the summary (SUMMARY-2). */
export interface SummaryCounts {
  /** All notes, those in groups included. */
  readonly notes: number
  /** People who wrote a note or a comment or reacted; a person who did so both named and anonymously counts twice. */
  readonly people: number
  /** Votes that all participants may know of: none while a secret vote runs (SUMMARY-3). */
  readonly votes: number
  /** On a group each person's emoji counts once (SUMMARY-8). */
  readonly emoji: number
  /** Action items of this retro. */
  readonly actions: number
}

/** A note, or a group as one note: merged texts, comments and emoji, and the sum of its votes (SUMMARY-7). */
export interface SummaryNote {
  readonly id: NoteId
  readonly groupTitle: string | null
  /** Of a group, its first note's text first. */
  readonly texts: readonly string[]
  readonly comments: readonly string[]
  readonly emojis: readonly EmojiCount[]
  /** The number of reactions, of all emoji. */
  readonly reactions: number
  readonly votes: number
}

export interface EmojiCount {
  readonly emoji: string
  readonly count: number
}

/** An action item without its author (SUMMARY-10). */
export interface SummaryAction {
  readonly id: ActionId
  readonly text: string
  /** Null where it is unassigned, or the viewer may not know the assignee (SUMMARY-11). */
  readonly assignee: AuthorId | null
  /** The due date of the action item. */
  readonly due: Day | null
}

/** Action items, oldest first (SUMMARY-5). */
export interface SummaryActions {
  /** Added in this retro and still open. */
  readonly open: readonly SummaryAction[]
  /** Done, and added here or completed here. */
  readonly done: readonly SummaryAction[]
  /** Still open since an earlier retro of the team. */
  readonly earlier: readonly SummaryAction[]
}

/** Sums a board up as a viewer may see it (visible-board.ts): what is hidden from the viewer is not in here either. */
export function summaryOf(visible: BoardState): RetroSummary {
  const { notes, columns, isMasked } = visible
  const all = notes.values()
  const members = membersByLeader(notes)
  const leaders = leadersOf(visible)
  const membersOf = (leader: Note): readonly Note[] => members.get(leader.id) ?? []
  const merged = isMasked
    ? []
    : leaders.map((leader) => ({ leader, note: mergedNote(leader, membersOf(leader)) }))
  const actions = summaryActions(visible)
  return {
    title: visible.title,
    createdAt: visible.createdAt,
    isMasked,
    text: isMasked ? null : visible.summaryText,
    counts: {
      notes: notes.size,
      people: authorsOf(all).size,
      votes: sum(all.map((note) => note.votes)),
      emoji: sum(leaders.map((leader) => mergedReactions(leader, membersOf(leader)).length)),
      actions: actions.open.length + actions.done.length,
    },
    columns: columns.map(({ id, name }) => ({
      id,
      name,
      notes: merged.filter(({ leader }) => leader.columnId === id).map(({ note }) => note),
    })),
    topByVotes: topOf(
      merged.map(({ note }) => note),
      'votes',
      'reactions',
    ),
    topByReactions: topOf(
      merged.map(({ note }) => note),
      'reactions',
      'votes',
    ),
    actions,
  }
}

/** Notes by themselves and groups' first notes, in the order of their columns. */
function leadersOf({ notes }: BoardState): readonly Note[] {
  return notes
    .values()
    .filter((note) => leaderOf(notes, note) === note)
    .sort(byRank)
}

function mergedNote(leader: Note, others: readonly Note[]): SummaryNote {
  const members = [leader, ...others]
  const emojis = emojiCounts([{ reactions: mergedReactions(leader, others) }])
  return {
    id: leader.id,
    groupTitle: leader.groupTitle,
    texts: members.map((note) => note.text),
    comments: members.flatMap((note) => note.comments.map((comment) => comment.text)),
    emojis,
    reactions: sum(emojis.map(({ count }) => count)),
    votes: sum(members.map((note) => note.votes)),
  }
}

/** The most frequent emoji first. */
export function emojiCounts(notes: readonly Pick<Note, 'reactions'>[]): readonly EmojiCount[] {
  const counts = new Map<string, number>()
  for (const { reactions } of notes)
    for (const { emoji } of reactions) counts.set(emoji, (counts.get(emoji) ?? 0) + 1)
  return [...counts].map(([emoji, count]) => ({ emoji, count })).sort((one, other) => other.count - one.count)
}

/** The notes with the highest number, ties by the other number; notes without any are left out (SUMMARY-4). */
function topOf(
  notes: readonly SummaryNote[],
  by: 'votes' | 'reactions',
  then: 'votes' | 'reactions',
): readonly SummaryNote[] {
  return notes
    .filter((note) => note[by] > 0)
    .sort((one, other) => other[by] - one[by] || other[then] - one[then])
    .slice(0, TOP_NOTES_MAX)
}

function summaryActions({ id, actions }: BoardState): SummaryActions {
  const all = actions.values().toSorted(byAge)
  const those = (isMeant: (action: ActionItem) => boolean): readonly SummaryAction[] =>
    all.filter(isMeant).map(({ id: actionId, text, assignees: [assignee = null], due }) => ({
      id: actionId,
      text,
      assignee,
      due,
    }))
  const isHere = ({ addedIn }: ActionItem): boolean => addedIn === id
  return {
    open: those((action) => action.status === 0 && isHere(action)),
    done: those((action) => action.status === 1 && (isHere(action) || action.resolvedIn === id)),
    earlier: those((action) => action.status === 0 && !isHere(action)),
  }
}

function authorsOf(notes: readonly Note[]): ReadonlySet<AuthorId> {
  return new Set(
    notes.flatMap((note) => [
      note.by,
      ...note.comments.map((comment) => comment.by),
      ...note.reactions.map((reaction) => reaction.by),
    ]),
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
