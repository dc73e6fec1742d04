import { isEmoji } from '../board/reactions/decide.ts'
import {
  COMMENT_TEXT_MAX,
  COMMENTS_MAX,
  EMOJI_PER_NOTE_MAX,
  GROUP_NOTES_MAX,
  NAME_MAX,
  NOTE_TEXT_MAX,
  NOTES_MAX,
} from '../board/limits.ts'
import { storableLine } from '../kernel/storable-text.ts'
import { hasContent } from '../kernel/text.ts'
import { fieldOf, itemsOf, textOf, wholeNumberOf } from './json-values.ts'
import { COMMENTS_IN_ALL_MAX, REACTIONS_IN_ALL_MAX, VOTES_IN_ALL_MAX } from './limits.ts'
import type { PlannedComment, PlannedNote } from './plan.ts'
import { readText, readTime } from './read-text.ts'
import type { ProblemCode, Report } from './report.ts'

interface Bounds {
  /** The number of columns. */
  readonly columns: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The notes of an export, within the limits of a board (IMPORT-26). */
export function readNotes(
  value: unknown,
  { columns, now }: Bounds,
  problems: Report<ProblemCode>,
): readonly PlannedNote[] {
  const items = itemsOf(value)
  if (!Array.isArray(value)) problems.add(null, 'value-invalid', 'notes')
  if (items.length > NOTES_MAX) problems.add(null, 'too-many-notes', String(items.length))
  const first = items.slice(0, NOTES_MAX)
  // Checking whether a text is an emoji is slow, so their number is checked before.
  const kinds = first.reduce<number>((sum, item) => sum + itemsOf(fieldOf(item, 'reactions')).length, 0)
  if (kinds > REACTIONS_IN_ALL_MAX) problems.add(null, 'too-many-reactions', String(kinds))
  const readsReactions = kinds <= REACTIONS_IN_ALL_MAX
  const notes = first.map((item, at): PlannedNote => {
    const path = `notes[${at}]`
    const column = wholeNumberOf(fieldOf(item, 'column'), 0, columns - 1)
    if (column === null) problems.add(null, 'value-invalid', `${path}.column`)
    const votes = wholeNumberOf(fieldOf(item, 'votes') ?? 0, 0, VOTES_IN_ALL_MAX)
    if (votes === null) problems.add(null, 'votes-invalid', `${path}.votes`)
    return {
      text: readText(fieldOf(item, 'text'), NOTE_TEXT_MAX, `${path}.text`, problems),
      column: column ?? 0,
      at: readTime(fieldOf(item, 'at'), now),
      votes: votes ?? 0,
      reactions: readsReactions ? readReactions(fieldOf(item, 'reactions'), path, problems) : [],
      comments: readComments(fieldOf(item, 'comments'), { path, now }, problems),
      group: readGroup(fieldOf(item, 'group'), path, problems),
      groupTitle: readGroupTitle(fieldOf(item, 'groupTitle'), path, problems),
    }
  })
  checkTotals(notes, problems)
  checkGroups(notes, problems)
  return notes
}

function readReactions(
  value: unknown,
  path: string,
  problems: Report<ProblemCode>,
): PlannedNote['reactions'] {
  const items = listOf(value, `${path}.reactions`, problems)
  if (items.length > EMOJI_PER_NOTE_MAX) problems.add(null, 'too-many-reactions', path)
  const seen = new Set<string>()
  return items.slice(0, EMOJI_PER_NOTE_MAX).map((item, at) => {
    const emoji = textOf(fieldOf(item, 'emoji')) ?? ''
    const count = wholeNumberOf(fieldOf(item, 'count'), 1, REACTIONS_IN_ALL_MAX)
    if (!isEmoji(emoji) || seen.has(emoji) || count === null)
      problems.add(null, 'value-invalid', `${path}.reactions[${at}]`)
    seen.add(emoji)
    return { emoji, count: count ?? 0 }
  })
}

function readComments(
  value: unknown,
  { path, now }: { readonly path: string; readonly now: number },
  problems: Report<ProblemCode>,
): readonly PlannedComment[] {
  const items = listOf(value, `${path}.comments`, problems)
  if (items.length > COMMENTS_MAX) problems.add(null, 'too-many-comments', path)
  return items.slice(0, COMMENTS_MAX).map((item, at) => ({
    text: readText(fieldOf(item, 'text'), COMMENT_TEXT_MAX, `${path}.comments[${at}].text`, problems),
    at: readTime(fieldOf(item, 'at'), now),
    editedAt: readTime(fieldOf(item, 'editedAt'), now),
  }))
}

/** A list that may be missing; another value in its place is reported, since its content would be lost. */
function listOf(value: unknown, path: string, problems: Report<ProblemCode>): readonly unknown[] {
  if (!Array.isArray(value ?? [])) problems.add(null, 'value-invalid', path)
  return itemsOf(value)
}

function readGroup(value: unknown, path: string, problems: Report<ProblemCode>): PlannedNote['group'] {
  const into = wholeNumberOf(fieldOf(value, 'into'), 0, NOTES_MAX)
  const place = wholeNumberOf(fieldOf(value, 'place'), 0, Number.MAX_SAFE_INTEGER)
  if (into !== null) return { into, place: place ?? 0 }
  // A note by itself has null here, or no field.
  if (value !== null && value !== undefined) problems.add(null, 'value-invalid', `${path}.group`)
  return null
}

function readGroupTitle(value: unknown, path: string, problems: Report<ProblemCode>): string | null {
  const title = storableLine(textOf(value) ?? '')
  if (title.length > NAME_MAX) problems.add(null, 'text-too-long', `${path}.groupTitle`)
  return hasContent(title) ? title : null
}

function checkTotals(notes: readonly PlannedNote[], problems: Report<ProblemCode>): void {
  const total = (count: (note: PlannedNote) => number): number =>
    notes.reduce((sum, note) => sum + count(note), 0)
  const votes = total((note) => note.votes)
  const comments = total((note) => note.comments.length)
  const reactions = total((note) => note.reactions.reduce((sum, { count }) => sum + count, 0))
  if (votes > VOTES_IN_ALL_MAX) problems.add(null, 'too-many-votes', String(votes))
  if (comments > COMMENTS_IN_ALL_MAX) problems.add(null, 'too-many-comments', String(comments))
  if (reactions > REACTIONS_IN_ALL_MAX) problems.add(null, 'too-many-reactions', String(reactions))
}

/** Reports groups whose first note is in a group itself: groups are flat (GROUP-9). */
function checkGroups(notes: readonly PlannedNote[], problems: Report<ProblemCode>): void {
  const sizes = new Map<number, number>()
  for (const [at, { group }] of notes.entries()) {
    if (group === null) continue
    const leader = notes[group.into]
    if (leader === undefined || leader.group !== null || group.into === at)
      problems.add(null, 'value-invalid', `notes[${at}].group`)
    sizes.set(group.into, (sizes.get(group.into) ?? 1) + 1)
  }
  for (const [leader, size] of sizes)
    if (size > GROUP_NOTES_MAX) problems.add(null, 'group-too-large', `notes[${leader}]`)
}
