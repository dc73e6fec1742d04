import fc from 'fast-check'
import {
  type ActionId,
  asId,
  type AuthorId,
  type ColumnId,
  type CommentId,
  type NoteId,
} from '../../kernel/ids.ts'
import type { Rank } from '../../kernel/rank.ts'
import { facilitator, guest, member } from './people.ts'

/**
 * What commands are made of: few notes, comments, columns, places and emoji, so that they meet each other; now and then
 * one that is not there.
 */
export interface World {
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
export const SMALL_WORLD: World = {
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

/** Who wrote what an event tells, and when. */
export const EVENT_AUTHOR = fc
  .constantFrom('user-mia', 'guest-gus', '~p1', '~p2')
  .map((id) => asId<AuthorId>(id))
export const EVENT_TIME = fc.integer({ min: 0, max: 5 })

/** Commands or events of one type, with these fields. */
export function typed<const Type extends string, Fields extends object>(
  type: Type,
  fields: { readonly [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
): fc.Arbitrary<{ readonly type: Type } & Fields> {
  return fc.record(fields).map((rest) => ({ type, ...rest }))
}

/** The command or event of a type without fields. */
export function bare<const Type extends string>(type: Type): fc.Arbitrary<{ readonly type: Type }> {
  return fc.constant({ type })
}
