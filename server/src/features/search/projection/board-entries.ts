import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { SearchEntry } from '../ports.ts'

/**
 * SEARCH-8: the entries of a board besides its action items, which are the team's: the title and, unless the board is
 * masked, notes, titles of groups and comments. Authors are left out.
 */
export function entriesOfBoard({ id, title, isMasked, notes }: BoardState): readonly SearchEntry[] {
  const retro: SearchEntry = { kind: 'retro', itemId: id, noteId: null, text: title }
  return isMasked ? [retro] : [retro, ...[...notes.values()].flatMap(entriesOfNote)]
}

function entriesOfNote({ id, text, groupTitle, comments }: Note): readonly SearchEntry[] {
  const entries: SearchEntry[] = [
    { kind: 'note', itemId: id, noteId: null, text },
    { kind: 'group', itemId: id, noteId: null, text: groupTitle ?? '' },
    ...comments.map((comment): SearchEntry => ({
      kind: 'comment',
      itemId: comment.id,
      noteId: id,
      text: comment.text,
    })),
  ]
  return entries.filter((entry) => entry.text !== '')
}
