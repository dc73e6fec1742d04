import { asId, type CommentId } from '../../../kernel/ids.ts'
import type { BoardState } from '../../state.ts'
import { addComment, addNote, deleteComment, editComment, restoreComment } from '../../testing/commands.ts'
import {
  type CommandSamples,
  ALL_PARTICIPANTS,
  type EventSamples,
  OWN_ONLY,
  OWN_OR_FACILITATOR,
} from '../../testing/sample.ts'
import { aimAt, notesOf, type Target } from '../../testing/targets.ts'
import { EVENT_AUTHOR, EVENT_TIME, SMALL_WORLD, typed } from '../../testing/world.ts'
import type { CommentCommand, CommentEvent } from '../commands-and-events.ts'

export const commentCommandSamples: CommandSamples<CommentCommand> = {
  'add-comment': {
    example: addComment('n1', 'c3', 'Hm'),
    allowed: ALL_PARTICIPANTS,
    drawn: {
      weight: 16,
      from: (world) =>
        typed('add-comment', { noteId: world.noteId, commentId: world.commentId, text: world.text }),
    },
    aim: (command, aiming) => {
      const own = asId<CommentId>(`c${aiming.pick}`)
      const targets = notesOf(aiming.board.notes).map((target) => ({ ...target, commentId: own }))
      return aimAt(command, targets, aiming, addNote('n'))
    },
  },
  'edit-comment': {
    example: editComment('n1', 'c1', 'Hm'),
    allowed: OWN_ONLY,
    drawn: {
      weight: 8,
      from: (world) =>
        typed('edit-comment', { noteId: world.noteId, commentId: world.commentId, text: world.text }),
    },
    aim: (command, aiming) => aimAt(command, commentsOf(aiming.board), aiming, addComment('n', 'c')),
  },
  'delete-comment': {
    example: deleteComment('n1', 'c1'),
    allowed: OWN_OR_FACILITATOR,
    drawn: {
      weight: 8,
      from: (world) => typed('delete-comment', { noteId: world.noteId, commentId: world.commentId }),
    },
    aim: (command, aiming) => aimAt(command, commentsOf(aiming.board), aiming, addComment('n', 'c')),
  },
  'restore-comment': {
    example: restoreComment('n1', 'c2'),
    allowed: OWN_OR_FACILITATOR,
    drawn: {
      weight: 12,
      from: (world) => typed('restore-comment', { noteId: world.noteId, commentId: world.commentId }),
    },
    aim: (command, aiming) =>
      aimAt(command, trashedCommentsOf(aiming.board), aiming, deleteComment('n', 'c')),
  },
}

const { noteId, commentId, text } = SMALL_WORLD

export const commentEventSamples: EventSamples<CommentEvent> = {
  'comment-added': typed('comment-added', {
    noteId,
    commentId,
    text,
    by: EVENT_AUTHOR,
    at: EVENT_TIME,
  }),
  'comment-edited': typed('comment-edited', { noteId, commentId, text, at: EVENT_TIME }),
  'comment-deleted': typed('comment-deleted', { noteId, commentId }),
  'comment-restored': typed('comment-restored', { noteId, commentId }),
}

function commentsOf(board: BoardState): readonly Target[] {
  return board.notes
    .values()
    .flatMap((note) => note.comments.map(({ id, by }) => ({ noteId: note.id, commentId: id, by })))
}

function trashedCommentsOf({ trash }: BoardState): readonly Target[] {
  return trash.comments
    .values()
    .map(({ noteId: under, comment }) => ({ noteId: under, commentId: comment.id, by: comment.by }))
}
