import type { Day } from '../../kernel/day.ts'
import { type ActionId, asId, type AuthorId, type NoteId } from '../../kernel/ids.ts'
import type { RetroSummary, SummaryAction, SummaryNote } from '../summary/summary.ts'

/** Parts of a summary in one short line each. */

export function aNoteOfSummary(more: Partial<SummaryNote>): SummaryNote {
  return {
    id: asId<NoteId>('n1'),
    groupTitle: null,
    texts: ['Tea'],
    comments: [],
    emojis: [],
    reactions: 0,
    votes: 0,
    ...more,
  }
}

export function anActionOfSummary(
  text: string,
  assignee: string | null = null,
  due: Day | null = null,
): SummaryAction {
  return {
    id: asId<ActionId>('a1'),
    text,
    assignee: assignee === null ? null : asId<AuthorId>(assignee),
    due,
  }
}

/** The summary of a retro with a title and nothing in it. */
export function aSummary(more: Partial<RetroSummary> = {}): RetroSummary {
  return {
    title: 'Sprint 12',
    createdAt: 0,
    isMasked: false,
    text: null,
    counts: { notes: 0, people: 0, votes: 0, emoji: 0, actions: 0 },
    columns: [],
    topByVotes: [],
    topByReactions: [],
    actions: { open: [], done: [], earlier: [] },
    ...more,
  }
}
