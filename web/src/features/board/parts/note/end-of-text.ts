import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import { type Reader, shownAuthor } from '../../model/reader.ts'

/**
 * True for a note whose footer would have nothing but buttons: they stand at the end of its text, which leaves them room
 * (REACTION-8). The footer of a group belongs to all of its texts, and stays below them.
 */
export function hasButtonsInText(note: Note, members: readonly Note[], reader: Reader): boolean {
  return members.length === 0 && note.reactions.length === 0 && shownAuthor(reader, note.by) === null
}

/** The first letter decides the direction of a text, as in HTML (`dir="auto"`); these are read from right to left. */
const RTL_TEXT = /^\P{L}*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** A text that may end at the other side of the note than its buttons stand. */
export function isRtlText(text: string): boolean {
  return RTL_TEXT.test(text)
}

/**
 * The end of a text: room for the buttons, those of a vote too, so that no card changes its height when one starts
 * (BOARD-78). It is a line of its own, so that notes differ in height by their texts alone. A compact board, which has
 * no room for that, gives it at the end of the last line, as a space of the width of the buttons, which wraps as a word
 * does; but not where a text may end at the other side than they stand.
 */
export function roomAtEnd(note: Note, isOwnLine: boolean): string {
  return clsx(
    "after:block after:h-[1lh] after:max-w-full after:content-[''] not-in-data-compact:after:h-[1.15lh] pointer-coarse:after:h-[1.35lh]",
    !isOwnLine && 'ltr:in-data-compact:after:inline-block ltr:in-data-compact:after:h-auto',
    note.comments.length === 0
      ? 'after:w-26 pointer-coarse:after:w-40'
      : 'after:w-40 pointer-coarse:after:w-50',
  )
}

/**
 * Where the other buttons of such a note appear with a mouse: at the end of a compact board's note they would cover those
 * in a text of one line. The same with and without a vote, so that nothing moves (A11Y-21).
 */
export const ACTIONS_BESIDE_BUTTONS = 'pointer-fine:inset-e-1.5 pointer-fine:in-data-compact:inset-e-27'

/** The footer lies over the last line of the text, which it is a little higher than. */
export const FOOTER_IN_TEXT = '-mt-[1.4em] in-data-compact:-mt-[1.55em] in-data-compact:-mb-1'
