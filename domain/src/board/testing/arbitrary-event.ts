import fc from 'fast-check'
import { asId, type AuthorId } from '../../kernel/ids.ts'
import type { BoardEvent } from '../event.ts'
import { SMALL_WORLD } from './arbitrary-command.ts'
import { boardCreated } from './boards.ts'

const { noteId, commentId, columnId, rank, emoji, text } = SMALL_WORLD
const author = fc.constantFrom('user-mia', 'guest-gus', '~p1', '~p2').map((id) => asId<AuthorId>(id))
const at = fc.integer({ min: 0, max: 5 })

/** Any event in any order, as a replica may get it that was not told everything: nothing here makes sense. */
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
  fc.record({ type: fc.constant('masking-changed'), on: fc.boolean() }),
)
