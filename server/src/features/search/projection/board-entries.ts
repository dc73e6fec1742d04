import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { SearchEntry } from '../ports.ts'

/**
 * What can be found of a board besides its actions, which are the team's: its title and, unless a brainstorming runs
 * (D8), notes, titles of groups and comments. Whoever wrote it is left out (D9).
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
