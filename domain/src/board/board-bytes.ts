import type { ActionItem } from './action-items/action-item.ts'
import { BOARD_BYTES_MAX } from './limits.ts'
import type { BoardState, Comment, Note } from './state.ts'

/** Bytes of a note, comment or reaction besides its text: ids, times and field names, about as they are sent. */
const NOTE_BYTES = 300
const COMMENT_BYTES = 150
const REACTION_BYTES = 60
const ACTION_BYTES = 400

/**
 * About the bytes that a board's notes, comments, reactions and own action items take in the answer to a join
 * (NOTE-26). Notes and comments are never changed in place, so each text is counted once and only the sum is
 * recomputed.
 */
export function boardBytes({ id, notes, actions }: BoardState): number {
  let sum = 0
  notes.forEach((note) => {
    sum += bytesOfNote(note)
  })
  actions.forEach((action) => {
    if (action.addedIn === id) sum += bytesOfAction(action)
  })
  return sum
}

/**
 * 'board-full' where growing by so many bytes would take the board over its limit; what shrinks it is never refused
 * (NOTE-30).
 */
export function growthRefusal(state: BoardState, growth: number): 'board-full' | null {
  return growth > 0 && boardBytes(state) + growth > BOARD_BYTES_MAX ? 'board-full' : null
}

export function bytesOfNewNote(text: string): number {
  return NOTE_BYTES + textBytes(text)
}

export function bytesOfNewComment(text: string): number {
  return COMMENT_BYTES + textBytes(text)
}

export function bytesOfNewReaction(emoji: string): number {
  return REACTION_BYTES + textBytes(emoji)
}

export function bytesOfNote(note: Note): number {
  const known = NOTES.get(note)
  if (known !== undefined) return known
  let bytes = NOTE_BYTES + textBytes(note.text) + textBytes(note.groupTitle ?? '')
  for (const comment of note.comments) bytes += bytesOfComment(comment)
  for (const { emoji } of note.reactions) bytes += bytesOfNewReaction(emoji)
  NOTES.set(note, bytes)
  return bytes
}

export function bytesOfComment(comment: Comment): number {
  const known = COMMENTS.get(comment)
  if (known !== undefined) return known
  const bytes = bytesOfNewComment(comment.text)
  COMMENTS.set(comment, bytes)
  return bytes
}

export function bytesOfAction(action: Pick<ActionItem, 'text'>): number {
  return ACTION_BYTES + textBytes(action.text)
}

/** Bytes of a text in UTF-8. */
export function textBytes(text: string): number {
  let bytes = text.length
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) continue
    // A character of two code units takes four bytes: two for each.
    bytes += unit < 0x8_00 || (unit >= 0xd8_00 && unit <= 0xdf_ff) ? 1 : 2
  }
  return bytes
}

const NOTES = new WeakMap<Note, number>()
const COMMENTS = new WeakMap<Comment, number>()
