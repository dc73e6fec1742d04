import type { Refused } from '@retropulse/contract/refusal'
import { draftSummary } from '@retropulse/domain/bots/draft-summary'
import { SUGGESTED_ACTIONS_MAX } from '@retropulse/domain/bots/limits'
import { suggestActionItems, type SuggestedAction } from '@retropulse/domain/bots/suggest-action-items'
import {
  SUGGESTED_GROUPS_MAX,
  type SuggestedGroup,
  suggestGroupSteps,
  suggestTitleSteps,
} from '@retropulse/domain/bots/suggest-groups'
import { groupMembers, leaderOf, membersByLeader } from '@retropulse/domain/board/groups/groups'
import { GROUP_NOTES_MAX } from '@retropulse/domain/board/limits'
import { byRank, notesInColumn } from '@retropulse/domain/board/order'
import type { Note } from '@retropulse/domain/board/state'
import { summaryOf } from '@retropulse/domain/board/summary/summary'
import type { Steps } from '@retropulse/domain/insights/similar-pairs'
import type { BoardId, ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { boardForSuggestions, type SuggestionBoard } from '../queries/board-for-suggestions.ts'
import { type Prompt, safeNoteSteps } from '../queries/prompt-notes.ts'
import type { HourlyAllowance } from './hourly-allowance.ts'
import { writeForBoard, type WriteForBoardPorts, type WrittenForBoard } from './write-for-board.ts'

export type SuggestPorts = WriteForBoardPorts & {
  readonly allowance: HourlyAllowance
  /** Does long work in stretches, so that boards on this process go on. */
  readonly runCooperatively: <Result>(steps: Steps<Result>) => Promise<Result>
}

/** The board that suggestions are asked for. */
interface Input {
  readonly boardId: BoardId
  /** Aborts when the page waits no longer. */
  readonly cancelled: AbortSignal
}

type Suggested<Answer> = WrittenForBoard<Answer> | Refused

/** BOT-24: groups of the notes of a column that are in no group yet. */
export async function suggestGroups(
  identity: Identity | null,
  { boardId, columnId, cancelled }: Input & { readonly columnId: ColumnId },
  ports: SuggestPorts,
): Promise<Suggested<readonly SuggestedGroup[]>> {
  const board = await openFor(identity, boardId, ports)
  if (!board.ok) return board
  const { columns, notes: all } = board.visible
  if (columns.every(({ id }) => id !== columnId)) return { ok: false, code: 'unknown-column' }
  const leading = membersByLeader(all)
  const ungrouped = notesInColumn(board.visible, columnId).filter(
    ({ id, group }) => group === null && !leading.has(id),
  )
  const notes = await ports.runCooperatively(safeNoteSteps(ungrouped))
  return writeForBoard<readonly RawGroup[], readonly SuggestedGroup[]>(
    board,
    {
      notes,
      ask: (model, prompt, signal) => model.suggestGroups(prompt, signal),
      texts: (groups) => groups.map(({ title }) => title),
      present: groupsOf,
      builtIn: async () => shortened(await ports.runCooperatively(suggestGroupSteps(notes))),
    },
    ports,
    cancelled,
  )
}

/** BOT-25: a title for a group, given any of its notes. */
export async function suggestGroupTitle(
  identity: Identity | null,
  { boardId, noteId, cancelled }: Input & { readonly noteId: NoteId },
  ports: SuggestPorts,
): Promise<Suggested<string>> {
  const board = await openFor(identity, boardId, ports)
  if (!board.ok) return board
  const note = board.visible.notes.get(noteId)
  if (note === undefined) return { ok: false, code: 'unknown-note' }
  const leader = leaderOf(board.visible.notes, note)
  const group = [leader, ...groupMembers(board.visible.notes, leader.id)]
  const notes = await ports.runCooperatively(safeNoteSteps(group))
  return writeForBoard<string, string>(
    board,
    {
      notes,
      ask: (model, prompt, signal) => model.suggestTitle(prompt, signal),
      texts: (title) => [title],
      present: (title) => title,
      builtIn: () => ports.runCooperatively(suggestTitleSteps(notes)),
    },
    ports,
    cancelled,
  )
}

/** BOT-27: a draft of the text of the summary. */
export async function suggestSummary(
  identity: Identity | null,
  { boardId, cancelled }: Input,
  ports: SuggestPorts,
): Promise<Suggested<string>> {
  const board = await openFor(identity, boardId, ports)
  if (!board.ok) return board
  const safe = await ports.runCooperatively(safeNoteSteps(board.visible.notes.values()))
  return writeForBoard<string, string>(
    board,
    {
      notes: mostVotedFirst(safe),
      ask: (model, prompt, signal) => model.draftSummary(prompt, signal),
      texts: (text) => [text],
      present: (text) => text,
      builtIn: () => draftSummary(safeSummary(board, safe)),
    },
    ports,
    cancelled,
  )
}

/** BOT-28: action items that follow from the notes. */
export async function suggestActions(
  identity: Identity | null,
  { boardId, cancelled }: Input,
  ports: SuggestPorts,
): Promise<Suggested<readonly SuggestedAction[]>> {
  const board = await openFor(identity, boardId, ports)
  if (!board.ok) return board
  const safe = await ports.runCooperatively(safeNoteSteps(board.visible.notes.values()))
  return writeForBoard<
    readonly { readonly text: string; readonly note: number }[],
    readonly SuggestedAction[]
  >(
    board,
    {
      notes: mostVotedFirst(safe),
      ask: (model, prompt, signal) => model.suggestActionItems(prompt, signal),
      texts: (items) => items.map(({ text }) => text),
      present: (items, { ids }) =>
        items
          .flatMap(({ text, note }) => {
            const noteId = ids[note]
            return noteId === undefined ? [] : [{ text, noteId }]
          })
          .slice(0, SUGGESTED_ACTIONS_MAX),
      builtIn: () => suggestActionItems(safeSummary(board, safe), board.visible),
    },
    ports,
    cancelled,
  )
}

interface RawGroup {
  readonly title: string
  readonly notes: readonly number[]
}

/** The groups of a model: each note in one at most, and no group of a single note (BOT-24). */
function groupsOf(groups: readonly RawGroup[], { ids }: Prompt): readonly SuggestedGroup[] {
  const taken = new Set<NoteId>()
  const known = groups.map(({ title, notes }) => ({
    title,
    noteIds: notes.flatMap((at) => {
      const id = ids[at]
      if (id === undefined || taken.has(id)) return []
      taken.add(id)
      return [id]
    }),
  }))
  return shortened(known.filter(({ noteIds }) => noteIds.length > 1))
}

function shortened(groups: readonly SuggestedGroup[]): readonly SuggestedGroup[] {
  return groups
    .slice(0, SUGGESTED_GROUPS_MAX)
    .map(({ title, noteIds }) => ({ title, noteIds: noteIds.slice(0, GROUP_NOTES_MAX) }))
}

async function openFor(
  identity: Identity | null,
  boardId: BoardId,
  ports: SuggestPorts,
): Promise<SuggestionBoard | Refused> {
  const board = await boardForSuggestions(identity, boardId, ports)
  // Refused requests do not use up the allowance of the board (BOT-30).
  return board.ok && !ports.allowance.take(boardId) ? { ok: false, code: 'too-fast' } : board
}

/** What matters is in a prompt before it is full. */
function mostVotedFirst(notes: readonly Note[]) {
  return notes.toSorted(byRank).toSorted((one, other) => other.votes - one.votes)
}

/** The summary without unsafe texts (BOT-17). */
function safeSummary({ visible }: SuggestionBoard, notes: readonly Note[]) {
  const safe = new Set(notes.map(({ id }) => id))
  const summary = summaryOf(visible)
  const isSafe = ({ id }: { readonly id: NoteId }): boolean => safe.has(id)
  return {
    ...summary,
    topByVotes: summary.topByVotes.filter(isSafe),
    topByReactions: summary.topByReactions.filter(isSafe),
    columns: summary.columns.map((column) => ({ ...column, notes: column.notes.filter(isSafe) })),
  }
}
