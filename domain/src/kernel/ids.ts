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

/** The id of a user (longer than 18 characters) or of a guest (at most 18): PROFILE-4. */
export type PersonId = Branded<'PersonId'>

/**
 * The author of something on a board: the id of a person, or a pseudonym (first character `~`), which the server makes
 * for each board and which cannot be turned back into a person without the server's secret (ANON-3).
 */
export type AuthorId = Branded<'AuthorId'>

/**
 * True for a text that has the shape of an id. Ids are made by clients too and are the keys of records, so a property
 * name that every object has ("constructor") is refused.
 */
export function isId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,36}$/.test(text) && !(text in Object.prototype)
}

/** True for the id of an author: an id, or `~` and an id. */
export function isAuthorId(text: string): boolean {
  return isId(text.startsWith('~') ? text.slice(1) : text)
}

/** True for a user: only ids of users are longer than 18 characters (PROFILE-4). */
export function isUserId(author: AuthorId): boolean {
  return !isPseudonym(author) && author.length > 18
}

/** True for a pseudonym, false for a person's own id. */
export function isPseudonym(author: AuthorId): boolean {
  return author.startsWith('~')
}

/** Brands a text that was checked to have the shape of an id; the only function that does. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the brand
export function asId<Id extends string>(text: string): Id {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand exists for the compiler only
  return text as Id
}
