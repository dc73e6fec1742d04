import type { ActionId, AuthorId, ColumnId, NoteId } from '../kernel/ids.ts'
import type { Day } from '../kernel/day.ts'
import type { ActionItem } from './action-item.ts'
import { leaderOf, membersByLeader, mergedReactions } from './groups.ts'
import { byRank } from './order.ts'
import type { BoardState, Note } from './state.ts'

/** Notes that a summary puts first, by votes and by reactions (board.md §9). */
export const TOP_NOTES_MAX = 5

/** What a retro came to (board.md §9, D16). It names no authors, so that it may be shown of every board (D9). */
export interface RetroSummary {
  readonly title: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** While brainstorming nothing is quoted, not even the reader's own: there are counts and actions only (D8). */
  readonly isMasked: boolean
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

/** The numbers of the summary (board.md §9). */
export interface SummaryCounts {
  /** Every note, those in groups too. */
  readonly notes: number
  /** Who wrote a note or a comment, or reacted; one who did so both named and anonymously counts twice (D9). */
  readonly people: number
  /** Those that everybody may know of: none while a secret vote runs (D7). */
  readonly votes: number
  /** On a group each person's emoji counts once (D6). */
  readonly emoji: number
  /** Actions of this retro. */
  readonly actions: number
}

/** A note, or a group as one note: merged texts, comments and emoji, and the sum of its votes (D6). */
export interface SummaryNote {
  readonly id: NoteId
  readonly groupTitle: string | null
  /** Of a group, its first note's text first. */
  readonly texts: readonly string[]
  readonly comments: readonly string[]
  readonly emojis: readonly EmojiCount[]
  /** How often somebody reacted, whatever the emoji. */
  readonly reactions: number
  readonly votes: number
}

export interface EmojiCount {
  readonly emoji: string
  readonly count: number
}

/** Something to do, without who wrote it down (D9). */
export interface SummaryAction {
  readonly id: ActionId
  readonly text: string
  /** Null where nobody has it to do, or the viewer may not know who (board.md §6). */
  readonly assignee: AuthorId | null
  /** The day by which it is to be done. */
  readonly due: Day | null
}

/** Actions, oldest first. */
export interface SummaryActions {
  /** Added in this retro, to do yet. */
  readonly open: readonly SummaryAction[]
  /** Done, and added here or marked here. */
  readonly done: readonly SummaryAction[]
  /** To do yet since an earlier retro of the team (D15). */
  readonly earlier: readonly SummaryAction[]
}

/** Sums a board up, as a viewer may see it (visible-board.ts): what is hidden from them is not in here either. */
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

/** Those with the most, ties by the other number; without any there is nothing to put first. */
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

function byAge(one: ActionItem, other: ActionItem): number {
  return one.timeStamp - other.timeStamp || (one.id < other.id ? -1 : 1)
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
