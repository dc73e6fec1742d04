import type { Person } from '@retropulse/contract/board-room'
import { isAuthor } from '@retropulse/domain/board/actor'
import type { BoardState } from '@retropulse/domain/board/state'
import type { AuthorId, NoteId } from '@retropulse/domain/kernel/ids'
import { columnTitle } from '../column/column-name.ts'
import { t as group } from '../groups/messages.ts'
import { t } from '../messages.ts'
import { t as say } from './messages.ts'
import { t as sort } from '../sorting/messages.ts'
import { shownSorting } from '../sorting/note-order.ts'
import { t as votingText } from '../voting/messages.ts'
import { isVoting } from '../voting/use-vote-stage.ts'

/** Something that others did and that is worth hearing; a later one with the same key takes its place. */
export interface Hearing {
  readonly key: string
  readonly text: string
}

/** Who listens: their own doing is not told to them. */
export interface Listener {
  readonly authorIds: readonly AuthorId[]
  /** The notes that they deleted themselves, on this page. */
  readonly deleted: ReadonlySet<NoteId>
  /** The notes with something that they did themselves and that is still on its way. */
  readonly unsaved: ReadonlySet<NoteId>
}

/** What changed on a board by other people's doing, in words. Moves are left out: on a busy board they are noise. */
export function boardHearings(before: BoardState, after: BoardState, self: Listener): readonly Hearing[] {
  if (before === after) return []
  if (before.isMasked !== after.isMasked)
    return [{ key: 'brainstorm', text: say(after.isMasked ? 'brainstormOn' : 'brainstormOff') }]
  if (isVoting(before) !== isVoting(after)) return [{ key: 'voting', text: votingNews(after) }]
  const sorted = sorting(before, after)
  if (before.notes === after.notes) return sorted
  return [
    ...sorted,
    ...newNotes(before, after, self),
    ...newComments(before, after, self),
    ...gone(before, after, self),
    ...grouped(before, after, self),
  ]
}

function votingNews({ voting, columns }: BoardState): string {
  if (voting === null || voting.status !== 'vote') return votingText('hearEnd')
  const column = columns.find(({ id }) => id === voting.contentId)
  const what = column === undefined ? votingText('allColumns') : columnTitle(column.name).name
  return votingText('hearStart', { count: voting.maxVotes, what })
}

/** Who came. People who leave do so in silence. */
export function peopleHearings(
  before: readonly Person[],
  after: readonly Person[],
  ownKey: string,
): readonly Hearing[] {
  const known = new Set(before.map(({ key }) => key))
  const joined = after.filter(({ key }) => key !== ownKey && !known.has(key))
  const [only] = joined
  if (only === undefined) return []
  const text =
    joined.length === 1
      ? say('joined', { name: only.name ?? t('people.anonymous') })
      : say('joinedMany', { count: joined.length })
  return [{ key: 'people', text }]
}

function newNotes(before: BoardState, after: BoardState, self: Listener): Hearing[] {
  const added = after.notes.values().filter((note) => !before.notes.has(note.id) && !isAuthor(note.by, self))
  // Where, and not what: a text that is read out in the middle of one's own writing is no help.
  return after.columns.flatMap(({ id, name }) => {
    const count = added.filter((note) => note.columnId === id).length
    return count === 0 ? [] : [{ key: `notes-${id}`, text: say('notes', { count, column: name }) }]
  })
}

function newComments(before: BoardState, after: BoardState, self: Listener): Hearing[] {
  let count = 0
  for (const note of after.notes.values()) {
    const old = before.notes.get(note.id)
    if (old === undefined || old === note || !isAuthor(note.by, self)) continue
    const known = new Set(old.comments.map(({ id }) => id))
    count += note.comments.filter(({ id, by }) => !known.has(id) && !isAuthor(by, self)).length
  }
  return count === 0 ? [] : [{ key: 'comments', text: say('comment', { count }) }]
}

function gone(before: BoardState, after: BoardState, self: Listener): Hearing[] {
  const count = before.notes
    .values()
    .filter(({ id, by }) => !after.notes.has(id) && isAuthor(by, self) && !self.deleted.has(id)).length
  return count === 0 ? [] : [{ key: 'gone', text: say('deleted', { count }) }]
}

/** One's own notes that others grouped: where they were they are not found any more. */
function grouped(before: BoardState, after: BoardState, self: Listener): Hearing[] {
  let count = 0
  after.notes.forEach((note) => {
    const old = before.notes.get(note.id)
    if (note.group === null || old === undefined || old.group !== null) return
    if (isAuthor(note.by, self) && !self.unsaved.has(note.id)) count += 1
  })
  return count === 0 ? [] : [{ key: 'grouped', text: group('hear', { count }) }]
}

function sorting(before: BoardState, after: BoardState): Hearing[] {
  const [old, now] = [shownSorting(before), shownSorting(after)]
  if (old === now) return []
  return [{ key: 'sorting', text: now === null ? sort('hear.original') : sort(`by.${now}`) }]
}
