import fc from 'fast-check'
import {
  asId,
  type ActionId,
  type AuthorId,
  type ColumnId,
  type CommentId,
  type NoteId,
} from '../../kernel/ids.ts'
import type { Rank } from '../../kernel/rank.ts'
import type { BoardCommand } from '../command.ts'
import type { Gif } from '../gifs/gif.ts'
import { facilitator, guest, member } from './people.ts'

/**
 * Commands over a small world: few notes, comments, columns, places and emoji, so that they meet each other; now and
 * then one that is not there.
 */
export interface CommandWorld {
  readonly noteId: fc.Arbitrary<NoteId>
  readonly commentId: fc.Arbitrary<CommentId>
  readonly actionId: fc.Arbitrary<ActionId>
  readonly author: fc.Arbitrary<AuthorId>
  readonly columnId: fc.Arbitrary<ColumnId>
  readonly rank: fc.Arbitrary<Rank>
  readonly emoji: fc.Arbitrary<string>
  readonly text: fc.Arbitrary<string>
}

/** The world of the boards in `boards.ts`. */
export const SMALL_WORLD: CommandWorld = {
  noteId: fc.constantFrom('n1', 'n2', 'n3', 'n4').map((id) => asId<NoteId>(id)),
  commentId: fc.constantFrom('c1', 'c2', 'c3').map((id) => asId<CommentId>(id)),
  actionId: fc.constantFrom('a1', 'a2', 'a3').map((id) => asId<ActionId>(id)),
  author: fc.constantFrom(member('mia').id, facilitator('fay').id, guest('gus').id, guest('gus').pseudonym),
  columnId: fc
    .constantFrom('good', 'good', 'good', 'good', 'bad', 'bad', 'next', 'gone')
    .map((id) => asId<ColumnId>(id)),
  rank: fc.constantFrom('a0', 'a1', 'a2', 'Zz', 'a0V'),
  emoji: fc.constantFrom('👍', '👍', '🎉', 'no'),
  text: fc.constantFrom('Coffee', 'Longer, with\na second line', ' ', 'to\u0000rn', ''),
}

/** Any command; those that add something come more often than those that delete it. */
export function arbitraryCommand(world: CommandWorld = SMALL_WORLD): fc.Arbitrary<BoardCommand> {
  const { noteId, commentId, actionId, author, columnId, rank, emoji, text } = world
  const on = fc.boolean()
  return fc.oneof(
    { weight: 7, arbitrary: command('add-note', { noteId, columnId, rank, text }) },
    { weight: 2, arbitrary: command('edit-note', { noteId, text }) },
    { weight: 2, arbitrary: command('move-note', { noteId, columnId, rank }) },
    { weight: 2, arbitrary: command('delete-note', { noteId }) },
    { weight: 3, arbitrary: command('restore-note', { noteId }) },
    { weight: 4, arbitrary: command('add-comment', { noteId, commentId, text }) },
    { weight: 2, arbitrary: command('edit-comment', { noteId, commentId, text }) },
    { weight: 2, arbitrary: command('delete-comment', { noteId, commentId }) },
    { weight: 3, arbitrary: command('restore-comment', { noteId, commentId }) },
    { weight: 4, arbitrary: command('set-reaction', { noteId, emoji, on }) },
    { weight: 1, arbitrary: command('rename-column', { columnId, name: text }) },
    { weight: 1, arbitrary: command('rename-board', { title: text }) },
    { weight: 4, arbitrary: command('set-masking', { on }) },
    { weight: 5, arbitrary: command('group-note', { noteId, into: noteId }) },
    { weight: 4, arbitrary: command('ungroup-note', { noteId }) },
    { weight: 2, arbitrary: command('title-group', { noteId, title: text }) },
    { weight: 3, arbitrary: command('start-voting', votingFields(columnId)) },
    { weight: 12, arbitrary: command('cast-votes', { noteId, votes: fc.constantFrom(0, 1, 1, 2, 3) }) },
    { weight: 2, arbitrary: command('set-done', { done: on }) },
    { weight: 2, arbitrary: command('end-voting', {}) },
    { weight: 1, arbitrary: command('add-action', { actionId, text }) },
    { weight: 1, arbitrary: command('add-action', { actionId, text, fromNote: noteId }) },
    { weight: 1, arbitrary: command('edit-action', { actionId, text }) },
    { weight: 1, arbitrary: command('set-action-status', { actionId, status: fc.constantFrom(0, 1) }) },
    {
      weight: 2,
      arbitrary: command('assign-action', { actionId, assignee: fc.option(author, { nil: null }) }),
    },
    {
      weight: 1,
      arbitrary: command('set-action-due', {
        actionId,
        due: fc.constantFrom('2026-11-30', '2026-12-01', null),
      }),
    },
    { weight: 2, arbitrary: command('delete-action', { actionId }) },
    { weight: 5, arbitrary: command('restore-action', { actionId }) },
    { weight: 4, arbitrary: command('take-over-facilitation', {}) },
    { weight: 24, arbitrary: facilitatorsCommand(world) },
  )
}

/** Hides or shows authors: viewers get another board after it, so histories ask for it separately (ANON-13). */
export function arbitraryAnonymitySwitch(): fc.Arbitrary<BoardCommand> {
  return command('set-anonymous', { on: fc.boolean() })
}

/** Commands for facilitators only, besides masking and voting. */
function facilitatorsCommand({ author, columnId }: CommandWorld): fc.Arbitrary<BoardCommand> {
  const on = fc.boolean()
  const sortBy = fc.constantFrom('votes', 'emoji', 'comments', null)
  return fc.oneof(
    command('start-timer', { duration: fc.integer({ min: 0, max: 100 }) }),
    command('extend-timer', {}),
    command('end-timer', {}),
    command('start-media', { source: fc.constantFrom(SONG, 'nonsense'), volume: fc.nat(100) }),
    command('set-volume', { volume: fc.nat(101) }),
    command('stop-media', {}),
    command('start-mood-poll', {}),
    command('end-mood-poll', {}),
    command('show-mood', { on }),
    command('show-mood', { on }),
    command('show-mood', { on }),
    command('show-mood', { on }),
    command('show-mood', { on }),
    command('show-summary', { on }),
    command('set-spotlight', { author: fc.oneof(author, fc.constant<false>(false)) }),
    command('set-sorting', { sortBy }),
    command('set-gif-sharing', { on }),
    command('set-gif-sharing', { on }),
    command('share-gif', { gif: fc.constantFrom(GIF, GIF, { ...GIF, url: 'https://example.com/wave.gif' }) }),
    command('give-facilitation', { to: author }),
    command('take-facilitation', { from: author }),
    command('take-facilitation', { from: author }),
    command('end-take-over', {}),
    command('ask-icebreaker', { question: fc.constantFrom('Tea?', 'Sea?') }),
    command('end-icebreaker', {}),
    command('draw-icebreaker-person', {}),
    command('end-icebreaker', {}),
    command('take-facilitation', { from: author }),
    command('take-facilitation', { from: author }),
    command('set-columns', { columns: arbitraryColumns(columnId) }),
    command('set-background', {
      theme: fc.constantFrom('dunes', null),
      backgroundUrl: fc.constantFrom(null, 'https://example.com/sea.jpg', 'nonsense'),
    }),
  )
}

/** A link that can be played. */
export const SONG = 'https://example.com/song.mp3'
/** A GIF that can be sent. */
export const GIF: Gif = {
  id: 'wave',
  url: '/gifs/wave.svg',
  width: 240,
  height: 180,
  title: 'Wave',
  provider: 'builtin',
  attribution: null,
}

/** Some of the columns, in some order, now and then one without a name. */
function arbitraryColumns(columnId: fc.Arbitrary<ColumnId>) {
  const column = fc.record({ id: columnId, name: fc.constantFrom('Named', 'Named', 'Named', '') })
  return fc.uniqueArray(column, { selector: ({ id }) => id, minLength: 1, maxLength: 4, size: 'max' })
}

function votingFields(columnId: fc.Arbitrary<ColumnId>) {
  return {
    contentId: fc.option(columnId, { nil: null, freq: 2 }),
    allowedVotes: fc.constantFrom(0, 1, 2, 3, 3, 4, 4),
    resetVotes: fc.boolean(),
    showsTotals: fc.boolean(),
  }
}

function command<const Type extends string, Fields extends object>(
  type: Type,
  fields: { readonly [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
): fc.Arbitrary<{ readonly type: Type } & Fields> {
  return fc.record(fields).map((rest) => ({ type, ...rest }))
}
