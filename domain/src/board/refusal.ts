/** Why a board does not do what it was asked. Doors add their own codes; the page has a text for each. */
export type BoardRefusal =
  | 'forbidden'
  | 'unknown-note'
  | 'unknown-comment'
  | 'unknown-column'
  | 'id-taken'
  | 'text-empty'
  | 'text-too-long'
  | 'text-invalid'
  | 'note-hidden'
  | 'note-being-edited'
  | 'board-full'
