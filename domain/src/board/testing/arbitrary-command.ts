import fc from 'fast-check'
import { asId, type ColumnId, type CommentId, type NoteId } from '../../kernel/ids.ts'
import type { Rank } from '../../kernel/rank.ts'
import type { BoardCommand } from '../command.ts'

/**
 * Commands over a small world: few notes, comments, columns, places and emoji, so that they meet each other,
 * and now and then one that is not there.
 */
export interface CommandWorld {
  readonly noteId: fc.Arbitrary<NoteId>
  readonly commentId: fc.Arbitrary<CommentId>
  readonly columnId: fc.Arbitrary<ColumnId>
  readonly rank: fc.Arbitrary<Rank>
  readonly emoji: fc.Arbitrary<string>
  readonly text: fc.Arbitrary<string>
}

/** The world of the boards in `boards.ts`. */
export const SMALL_WORLD: CommandWorld = {
  noteId: fc.constantFrom('n1', 'n2', 'n3', 'n4').map((id) => asId<NoteId>(id)),
  commentId: fc.constantFrom('c1', 'c2', 'c3').map((id) => asId<CommentId>(id)),
  columnId: fc.constantFrom('good', 'good', 'bad', 'next', 'gone').map((id) => asId<ColumnId>(id)),
  rank: fc.constantFrom('a0', 'a1', 'a2', 'Zz', 'a0V'),
  emoji: fc.constantFrom('👍', '👍', '🎉', 'no'),
  text: fc.constantFrom('Coffee', 'Longer, with\na second line', ' ', 'to\u0000rn', ''),
}

/** Any command, those that make something more often than those that take it away. */
export function arbitraryCommand(world: CommandWorld = SMALL_WORLD): fc.Arbitrary<BoardCommand> {
  const { noteId, commentId, columnId, rank, emoji, text } = world
  const on = fc.boolean()
  return fc.oneof(
    { weight: 5, arbitrary: command('add-note', { noteId, columnId, rank, text }) },
    { weight: 2, arbitrary: command('edit-note', { noteId, text }) },
    { weight: 2, arbitrary: command('move-note', { noteId, columnId, rank }) },
    { weight: 2, arbitrary: command('delete-note', { noteId }) },
    { weight: 2, arbitrary: command('restore-note', { noteId }) },
    { weight: 4, arbitrary: command('add-comment', { noteId, commentId, text }) },
    { weight: 2, arbitrary: command('edit-comment', { noteId, commentId, text }) },
    { weight: 2, arbitrary: command('delete-comment', { noteId, commentId }) },
    { weight: 2, arbitrary: command('restore-comment', { noteId, commentId }) },
    { weight: 3, arbitrary: command('set-reaction', { noteId, emoji, on }) },
    { weight: 1, arbitrary: command('rename-column', { columnId, name: text }) },
    { weight: 1, arbitrary: command('rename-board', { title: text }) },
    { weight: 4, arbitrary: command('set-masking', { on }) },
  )
}

function command<const Type extends string, Fields extends object>(
  type: Type,
  fields: { readonly [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
): fc.Arbitrary<{ readonly type: Type } & Fields> {
  return fc.record(fields).map((rest) => ({ type, ...rest }))
}
