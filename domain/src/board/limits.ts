/** Characters (UTF-16 code units) in a note. */
export const NOTE_TEXT_MAX = 2000
/** Characters in a comment. */
export const COMMENT_TEXT_MAX = 1000
/** Characters in the name a person gives, and in a column's name. */
export const NAME_MAX = 60
/** Characters in a board's title (board.md §5). */
export const TITLE_MAX = 92
/** Columns of a board (board.md §9). */
export const COLUMNS_MAX = 5
/** Notes on a board, those in the trash included: beyond it a board is no meeting any more but a load. */
export const NOTES_MAX = 3000
/** Comments under one note. */
export const COMMENTS_MAX = 200
/** Different emoji on one note: the 40 groups shown before the overflow (board.md §9), with room. */
export const EMOJI_PER_NOTE_MAX = 60
/** Code units of one emoji: the longest families and flags take 25 or so. */
export const EMOJI_MAX = 32
