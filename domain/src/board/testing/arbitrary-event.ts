import fc from 'fast-check'
import { asId, type AuthorId, type BoardId } from '../../kernel/ids.ts'
import type { ActionRecord } from '../action-items/action-item.ts'
import type { BoardEvent } from '../event.ts'
import { GIF, SMALL_WORLD, SONG } from './arbitrary-command.ts'
import { boardCreated } from './boards.ts'

const { noteId, commentId, actionId, columnId, rank, emoji, text } = SMALL_WORLD
const author = fc.constantFrom('user-mia', 'guest-gus', '~p1', '~p2').map((id) => asId<AuthorId>(id))
const on = fc.boolean()
const status = fc.constantFrom<0 | 1>(0, 1)
const at = fc.integer({ min: 0, max: 5 })

const arbitraryDue = fc.constantFrom('2026-11-30', null)
const arbitraryMedia = fc.record({ source: fc.constant(SONG), volume: fc.nat(100), startedAt: at })
const arbitraryRecord: fc.Arbitrary<ActionRecord> = fc.record({
  id: actionId,
  text,
  status,
  timeStamp: at,
  updatedTime: fc.option(at),
  editedTime: fc.option(at),
  createdBy: fc.option(author),
  updatedBy: fc.option(author),
  addedIn: fc.constant(asId<BoardId>('other')),
  resovledIn: fc.option(fc.constant(asId<BoardId>('other'))),
  assignees: fc.array(author, { maxLength: 1 }),
  due: fc.constantFrom('2026-11-30', null, undefined),
  noteId: fc.option(noteId, { nil: undefined }),
})

/** Any event in any order, as a replica may get it that was not sent everything; the order makes no sense. */
export const arbitraryEvent: fc.Arbitrary<BoardEvent> = fc.oneof(
  fc.boolean().map(boardCreated),
  fc.record({ type: fc.constant('note-added'), noteId, columnId, rank, text, by: author, at }),
  fc.record({ type: fc.constant('note-edited'), noteId, text, by: author }),
  fc.record({ type: fc.constant('note-moved'), noteId, columnId, rank }),
  fc.record({ type: fc.constant('note-deleted'), noteId }),
  fc.record({ type: fc.constant('note-restored'), noteId, rank }),
  fc.record({ type: fc.constant('comment-added'), noteId, commentId, text, by: author, at }),
  fc.record({ type: fc.constant('comment-edited'), noteId, commentId, text, at }),
  fc.record({ type: fc.constant('comment-deleted'), noteId, commentId }),
  fc.record({ type: fc.constant('comment-restored'), noteId, commentId }),
  fc.record({ type: fc.constant('reaction-added'), noteId, emoji, by: author }),
  fc.record({ type: fc.constant('reaction-removed'), noteId, emoji, by: author }),
  fc.record({ type: fc.constant('column-renamed'), columnId, name: text }),
  fc.record({ type: fc.constant('board-renamed'), title: text }),
  fc.record({ type: fc.constant('masking-changed'), on }),
  fc.record({ type: fc.constant('note-grouped'), noteId, into: noteId, place: fc.nat(3) }),
  fc.record({ type: fc.constant('note-ungrouped'), noteId }),
  fc.record({ type: fc.constant('group-titled'), noteId, title: fc.option(text) }),
  fc.record({
    type: fc.constant('voting-started'),
    contentId: fc.option(columnId),
    maxVotes: fc.integer({ min: 1, max: 3 }),
    resetVotes: on,
    showsTotals: on,
  }),
  fc.record({ type: fc.constant('votes-cast'), noteId, votes: fc.nat(3), by: author }),
  fc.record({ type: fc.constant('voter-done'), by: author, done: on }),
  fc.record({ type: fc.constant('voting-ended') }),
  fc.record({ type: fc.constant('action-added'), actionId, text, by: author, at }),
  fc.record({ type: fc.constant('action-edited'), actionId, text, by: author, at }),
  fc.record({ type: fc.constant('action-marked'), actionId, status, by: author, at }),
  fc.record({ type: fc.constant('action-assigned'), actionId, assignees: fc.array(author), by: author, at }),
  fc.record({ type: fc.constant('action-due-set'), actionId, due: arbitraryDue, by: author, at }),
  fc.record({ type: fc.constant('action-deleted'), actionId }),
  fc.record({ type: fc.constant('action-restored'), actionId }),
  fc.record({ type: fc.constant('timer-set'), timer: fc.option(fc.record({ startTime: at, duration: at })) }),
  fc.record({ type: fc.constant('mood-poll-started') }),
  fc.record({ type: fc.constant('mood-poll-ended') }),
  fc.record({ type: fc.constant('spotlight-set'), author: fc.oneof(author, fc.constant<false>(false)) }),
  fc.record({ type: fc.constant('facilitation-given'), to: author }),
  fc.record({ type: fc.constant('facilitation-taken'), from: author }),
  fc.record({ type: fc.constant('facilitation-taken-over'), to: fc.option(author), at }),
  fc.record({ type: fc.constant('take-over-ended') }),
  fc.record({
    type: fc.constant('icebreaker-asked'),
    question: text,
    drawn: fc.option(fc.array(text), { nil: undefined }),
  }),
  fc.record({ type: fc.constant('icebreaker-ended') }),
  fc.record({ type: fc.constant('person-removed'), person: author }),
  fc.record({ type: fc.constant('person-readmitted'), person: author }),
  fc.record({ type: fc.constant('anonymity-changed'), on }),
  fc.record({ type: fc.constant('action-carried'), action: arbitraryRecord }),
  fc.record({ type: fc.constant('media-set'), media: fc.option(arbitraryMedia) }),
  fc.record({ type: fc.constant('mood-shown'), on }),
  fc.record({ type: fc.constant('summary-shown'), on }),
  fc.record({
    type: fc.constant('sorting-set'),
    sortBy: fc.constantFrom('votes', 'emoji', 'comments', null),
  }),
  fc.record({ type: fc.constant('gif-sharing-set'), on }),
  fc.record({ type: fc.constant('gif-shared'), gif: at.map((moment) => ({ ...GIF, at: moment })) }),
  fc.record({
    type: fc.constant('columns-set'),
    columns: fc.constant(boardCreated().columns),
    heirs: fc.constant({}),
  }),
  fc.record({
    type: fc.constant('background-set'),
    theme: fc.constant(null),
    backgroundUrl: fc.constant(null),
  }),
)
