import {
  ACTION_TEXT_MAX,
  ACTIONS_MAX,
  BOARD_BYTES_MAX,
  COLUMNS_MAX,
  COMMENT_TEXT_MAX,
  COMMENTS_MAX,
  GROUP_NOTES_MAX,
  NOTE_TEXT_MAX,
  NOTES_MAX,
  VOTES_DEFAULT,
} from '../../board/limits.ts'
import type { ColumnMeaning } from '../../board/state.ts'
import { isDay } from '../../kernel/day.ts'
import { cleanLine, hasContent, truncated } from '../../kernel/text.ts'
import { COMMENTS_IN_ALL_MAX, OTHER_COLUMN, VOTES_IN_ALL_MAX } from '../limits.ts'
import {
  type ImportPlan,
  PLAIN_SETTINGS,
  type PlannedAction,
  type PlannedComment,
  type PlannedNote,
} from '../plan.ts'
import { bytesOfPlan, bytesOfPlannedNote } from '../plan-bytes.ts'
import { reactionFitter } from './fit-reactions.ts'
import { nameOfRetro, summaryTextOf, textOfRetro } from './own-texts.ts'
import type { FoundAction, FoundNote, FoundRetro, LeftOut, LeftOutReason } from './source.ts'

/** What the user chose for a retro, and what its file does not hold. */
export interface FitChoices {
  readonly title: string
  /** Where notes of the column `from` go: to a column of the board, or nowhere. Others keep their columns. */
  readonly columns: readonly { readonly from: string; readonly to: string | null }[]
  /** Names of people that come along, each of which the user allowed (MOVE-IN-9). */
  readonly names: ReadonlySet<string>
  readonly meaningOf: (column: string) => ColumnMeaning
}

export interface FittedRetro {
  readonly plan: ImportPlan
  readonly leftOut: readonly LeftOut[]
}

/**
 * Fits a retro into the limits of a board (IMPORT-26). No retro is refused: what does not fit is left out, and named
 * with its reason and line (MOVE-IN-7).
 */
export function fitRetro(
  found: FoundRetro,
  { title, columns: chosen, names, meaningOf }: FitChoices,
): FittedRetro {
  const leftOut: LeftOut[] = [...found.leftOut]
  const cleanOf = (text: string) => textOfRetro(found, text)
  const leave = (reason: LeftOutReason, line: number | null) => leftOut.push({ reason, line })
  const targets = columnTargets(found, chosen)
  const columns = columnOrder(found, targets)
  const places = new Map<FoundNote, number>()
  const notes: PlannedNote[] = []
  const leaders = groupLeaders(found)
  let [votesLeft, commentsLeft, bytesLeft] = [VOTES_IN_ALL_MAX, COMMENTS_IN_ALL_MAX, BOARD_BYTES_MAX]
  const fitReactions = reactionFitter(leave)

  for (const note of found.notes) {
    const text = cleanOf(note.text)
    const target = targets.get(note.column ?? OTHER_COLUMN) ?? null
    if (!hasContent(text)) leave('empty', note.line)
    else if (target === null) leave('column-left-out', note.line)
    else if (notes.length >= NOTES_MAX) leave('too-many-notes', note.line)
    else {
      const fitted = fitNote(note, text)
      const groupTitle = leaders.get(note.group ?? '') === note ? note.groupTitle : null
      const bytes = bytesOfPlannedNote({ ...fitted, groupTitle })
      if (bytes > bytesLeft) leave('board-full', note.line)
      else {
        bytesLeft -= bytes
        places.set(note, notes.length)
        notes.push({ ...fitted, column: columns.indexOf(target) })
      }
    }
  }
  return { plan: planOf(groupedNotes(), fitActions()), leftOut }

  function fitNote(note: FoundNote, text: string): Omit<PlannedNote, 'column'> {
    const votes = Math.min(note.votes, votesLeft)
    if (votes < note.votes) leave('too-many-votes', note.line)
    votesLeft -= votes
    return {
      text: cut(withName(text, note.author), NOTE_TEXT_MAX, note.line),
      at: note.at,
      votes,
      reactions: fitReactions(note),
      comments: fitComments(note),
      group: null,
      groupTitle: null,
    }
  }

  function fitComments({ comments, line }: FoundNote): readonly PlannedComment[] {
    const readable = comments.filter(({ text }) => hasContent(text))
    const kept = readable.slice(0, Math.min(COMMENTS_MAX, commentsLeft))
    commentsLeft -= kept.length
    for (let more = kept.length; more < readable.length; more += 1) leave('too-many-comments', line)
    return kept.map(({ text, author, at }) => ({
      text: cut(withName(cleanOf(text), author), COMMENT_TEXT_MAX, line),
      at,
      editedAt: null,
    }))
  }

  /** The notes with their groups, which lie in the column of their first note (GROUP-9). */
  function groupedNotes(): readonly PlannedNote[] {
    const sizes = new Map<number, number>()
    const grouped = [...notes]
    for (const note of found.notes) {
      const at = places.get(note)
      const leader = note.group === null ? undefined : leaders.get(note.group)
      const into = leader === undefined ? undefined : places.get(leader)
      const [own, first] = [
        at === undefined ? undefined : grouped[at],
        into === undefined ? undefined : grouped[into],
      ]
      if (at === undefined || own === undefined || into === undefined || first === undefined) continue
      if (at === into) {
        const name = nameOfRetro(found, note.groupTitle ?? '')
        if (hasContent(name)) grouped[at] = { ...own, groupTitle: name }
        continue
      }
      const size = (sizes.get(into) ?? 1) + 1
      if (size > GROUP_NOTES_MAX) leave('group-too-large', note.line)
      else {
        sizes.set(into, size)
        grouped[at] = { ...own, column: first.column, group: { into, place: size - 1 } }
      }
    }
    // A title without a group would appear with the first note that is put onto this one.
    return grouped.map((note, at) => (sizes.has(at) ? note : { ...note, groupTitle: null }))
  }

  function fitActions(): readonly PlannedAction[] {
    const kept: PlannedAction[] = []
    for (const action of found.actions) {
      const text = cleanOf(action.text)
      if (!hasContent(text)) leave('empty', action.line)
      else if (kept.length >= ACTIONS_MAX) leave('too-many-actions', action.line)
      else {
        const fitted = fitAction(action, text)
        const bytes = bytesOfPlan({ notes: [], actions: [fitted] })
        if (bytes > bytesLeft) leave('board-full', action.line)
        else {
          bytesLeft -= bytes
          kept.push(fitted)
        }
      }
    }
    return kept
  }

  function fitAction(
    { isDone, at, doneAt, due, assignee, note, line }: FoundAction,
    text: string,
  ): PlannedAction {
    const from = note === null ? undefined : found.notes[note]
    return {
      text: cut(text, ACTION_TEXT_MAX, line),
      status: isDone ? 1 : 0,
      at,
      doneAt: isDone ? doneAt : null,
      due: due !== null && isDay(due) ? due : null,
      assignee: assignee !== null && names.has(assignee) ? assignee : null,
      note: from === undefined ? null : (places.get(from) ?? null),
    }
  }

  function withName(text: string, name: string | null): string {
    return name !== null && names.has(name) ? `${text} (${cleanLine(name)})` : text
  }

  function cut(text: string, max: number, line: number | null): string {
    if (text.length <= max) return text
    leave('text-too-long', line)
    return truncated(text, max)
  }

  function planOf(fitted: readonly PlannedNote[], actions: readonly PlannedAction[]): ImportPlan {
    return {
      ...PLAIN_SETTINGS,
      title,
      columns: (columns.length === 0 ? [''] : columns).map((name) => ({ name, meaning: meaningOf(name) })),
      voting: fitted.some(({ votes }) => votes > 0) ? { maxVotes: VOTES_DEFAULT, column: null } : null,
      summaryText: summaryTextOf(found),
      notes: fitted,
      actions,
    }
  }
}

/** What decides which columns a board gets. */
interface PlacedNotes extends Pick<FoundRetro, 'columns' | 'isOwn'> {
  readonly notes: readonly { readonly column: string | null }[]
}

/**
 * The column of the board for each column of the file; null: left out. A board has five: the four with the most notes
 * stay, and the others become one (MOVE-IN-6).
 */
export function columnTargets(
  placed: PlacedNotes,
  chosen: FitChoices['columns'],
): ReadonlyMap<string, string | null> {
  const { columns, notes } = placed
  const choices = new Map(chosen.map(({ from, to }) => [from, to]))
  const targets = new Map<string, string | null>()
  const names = notes.some(({ column }) => column === null) ? [...columns, OTHER_COLUMN] : columns
  for (const name of names) {
    const to = choices.has(name) ? (choices.get(name) ?? null) : name
    targets.set(name, to === null ? null : nameOfRetro(placed, to))
  }
  const sizes = new Map<string, number>()
  for (const target of targets.values()) if (target !== null) sizes.set(target, 0)
  for (const { column } of notes) {
    const target = targets.get(column ?? OTHER_COLUMN) ?? null
    if (target !== null) sizes.set(target, (sizes.get(target) ?? 0) + 1)
  }
  if (sizes.size <= COLUMNS_MAX) return targets
  const kept = new Set(
    [...sizes]
      .toSorted(([, one], [, other]) => other - one)
      .filter(([name]) => name !== OTHER_COLUMN)
      .slice(0, COLUMNS_MAX - 1)
      .map(([name]) => name),
  )
  for (const [name, target] of targets)
    if (target !== null && !kept.has(target)) targets.set(name, OTHER_COLUMN)
  return targets
}

/** The columns of the board in their order; one that the file does not have is the last. */
function columnOrder(
  { columns }: FoundRetro,
  targets: ReadonlyMap<string, string | null>,
): readonly string[] {
  const order = new Set([...targets.values()].filter((name) => name !== null))
  if (!columns.includes(OTHER_COLUMN) && order.delete(OTHER_COLUMN)) order.add(OTHER_COLUMN)
  return [...order]
}

/** The first note of each group of two and more. */
function groupLeaders({ notes }: FoundRetro): ReadonlyMap<string, FoundNote> {
  const [leaders, sizes] = [new Map<string, FoundNote>(), new Map<string, number>()]
  for (const note of notes) {
    if (note.group === null || !hasContent(note.text)) continue
    if (!leaders.has(note.group)) leaders.set(note.group, note)
    sizes.set(note.group, (sizes.get(note.group) ?? 0) + 1)
  }
  for (const [key, size] of sizes) if (size < 2) leaders.delete(key)
  return leaders
}
