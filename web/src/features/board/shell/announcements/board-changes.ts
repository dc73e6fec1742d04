import type { Person } from '@retropulse/contract/board-room'
import { isAuthor } from '@retropulse/domain/board/actor'
import type { BoardState } from '@retropulse/domain/board/state'
import type { AuthorId, NoteId } from '@retropulse/domain/kernel/ids'
import { columnTitle } from '../../model/column-name.ts'
import { t as group } from '../../parts/groups/messages.ts'
import { t } from '../../model/messages.ts'
import { t as say } from './messages.ts'
import { t as sort } from '../../parts/sorting/messages.ts'
import { shownSorting } from '../../model/note-order.ts'
import { t as votingText } from '../../parts/voting/messages.ts'
import { isVoting } from '../../model/vote-stage.ts'

/** An announcement of what others did; a later one with the same key replaces it. */
export interface Announcement {
  readonly key: string
  readonly text: string
}

/** The viewer, whose own acts are not announced (A11Y-10). */
export interface AnnouncementViewer {
  readonly authorIds: readonly AuthorId[]
  /** The notes that the viewer deleted on this page. */
  readonly deleted: ReadonlySet<NoteId>
  /** The notes with a change of the viewer that is not acknowledged yet. */
  readonly unsaved: ReadonlySet<NoteId>
}

/** The announcements of what others changed (A11Y-10); moves are left out, since a busy board has too many. */
export function boardAnnouncements(
  before: BoardState,
  after: BoardState,
  self: AnnouncementViewer,
): readonly Announcement[] {
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

/** The announcements of participants who joined; departures are not announced. */
export function peopleAnnouncements(
  before: readonly Person[],
  after: readonly Person[],
  ownKey: string,
): readonly Announcement[] {
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

function newNotes(before: BoardState, after: BoardState, self: AnnouncementViewer): Announcement[] {
  const added = after.notes.values().filter((note) => !before.notes.has(note.id) && !isAuthor(note.by, self))
  // The column, and not the words: a text read out while the viewer is writing would disturb.
  return after.columns.flatMap(({ id, name }) => {
    const count = added.filter((note) => note.columnId === id).length
    return count === 0 ? [] : [{ key: `notes-${id}`, text: say('notes', { count, column: name }) }]
  })
}

function newComments(before: BoardState, after: BoardState, self: AnnouncementViewer): Announcement[] {
  let count = 0
  for (const note of after.notes.values()) {
    const old = before.notes.get(note.id)
    if (old === undefined || old === note || !isAuthor(note.by, self)) continue
    const known = new Set(old.comments.map(({ id }) => id))
    count += note.comments.filter(({ id, by }) => !known.has(id) && !isAuthor(by, self)).length
  }
  return count === 0 ? [] : [{ key: 'comments', text: say('comment', { count }) }]
}

function gone(before: BoardState, after: BoardState, self: AnnouncementViewer): Announcement[] {
  const count = before.notes
    .values()
    .filter(({ id, by }) => !after.notes.has(id) && isAuthor(by, self) && !self.deleted.has(id)).length
  return count === 0 ? [] : [{ key: 'gone', text: say('deleted', { count }) }]
}

/** The viewer's own notes that others grouped, which are no longer where they were (GROUP-17). */
function grouped(before: BoardState, after: BoardState, self: AnnouncementViewer): Announcement[] {
  let count = 0
  after.notes.forEach((note) => {
    const old = before.notes.get(note.id)
    if (note.group === null || old === undefined || old.group !== null) return
    if (isAuthor(note.by, self) && !self.unsaved.has(note.id)) count += 1
  })
  return count === 0 ? [] : [{ key: 'grouped', text: group('hear', { count }) }]
}

function sorting(before: BoardState, after: BoardState): Announcement[] {
  const [old, now] = [shownSorting(before), shownSorting(after)]
  if (old === now) return []
  return [{ key: 'sorting', text: now === null ? sort('hear.original') : sort(`by.${now}`) }]
}
