declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

export type OrgId = Branded<'OrgId'>
export type TeamId = Branded<'TeamId'>
export type BoardId = Branded<'BoardId'>
export type ColumnId = Branded<'ColumnId'>
export type NoteId = Branded<'NoteId'>
export type CommentId = Branded<'CommentId'>
export type ActionId = Branded<'ActionId'>
export type CommandId = Branded<'CommandId'>
export type RemovalId = Branded<'RemovalId'>

/** Somebody signed in (longer than 18 characters) or a guest (at most 18): board.md §5, D1. */
export type PersonId = Branded<'PersonId'>

/**
 * Whom a board names as the author of something: a person's id, or a pseudonym (first character `~`)
 * which the server makes per board and which nobody else can turn back into a person (D9).
 */
export type AuthorId = Branded<'AuthorId'>

/**
 * True for a text that has the shape of an id. Ids are made by clients too and are the keys of records, so
 * a name that every object has ("constructor") is none.
 */
export function isId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,36}$/.test(text) && !(text in Object.prototype)
}

/** The same for an author id: an id, or `~` and an id. */
export function isAuthorId(text: string): boolean {
  return isId(text.startsWith('~') ? text.slice(1) : text)
}

/** True for somebody signed in: only their ids are longer than 18 characters (board.md §5). */
export function isUserId(author: AuthorId): boolean {
  return !isPseudonym(author) && author.length > 18
}

/** True for a pseudonym, false for a person's own id. */
export function isPseudonym(author: AuthorId): boolean {
  return author.startsWith('~')
}

/** Gives a text that was checked to have the shape of an id its type; the one place that does. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the brand
export function asId<Id extends string>(text: string): Id {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand exists for the compiler only
  return text as Id
}
