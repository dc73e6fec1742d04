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
/** Columns of a compact board (D36). */
export const COMPACT_COLUMNS_MAX = 3
/** Notes on a board, without those in the trash: beyond it a board is no meeting any more but a load. */
export const NOTES_MAX = 3000
/** Bytes of a board's texts with what is sent beside them (board-bytes.ts): a join has to reach slow connections. */
export const BOARD_BYTES_MAX = 4_000_000
/** What one person may have on a board. Facilitators have no limit but the board's own. */
export interface PersonalLimit {
  readonly member: number
  /** Also for people who are signed in and not on the team. */
  readonly guest: number
}
export const NOTES_PER_PERSON: PersonalLimit = { member: 300, guest: 100 }
export const COMMENTS_PER_PERSON: PersonalLimit = { member: 600, guest: 200 }
export const ACTIONS_PER_PERSON: PersonalLimit = { member: 100, guest: 30 }
/** So many times their allowance may lie in the trash of what one person wrote: it bounds the log of the board. */
export const DELETED_PER_ALLOWANCE = 5
/** Comments under one note, without those in the trash. */
export const COMMENTS_MAX = 200
/** Different emoji on one note: the 40 groups shown before the overflow (board.md §9), with room. */
export const EMOJI_PER_NOTE_MAX = 60
/** Code units of one emoji: the longest families and flags take 25 or so. */
export const EMOJI_MAX = 32
/** Notes in one group: more could not be read as one. */
export const GROUP_NOTES_MAX = 100
/** Votes a person may have, and minutes of a timer (board.md §5). */
export const VOTES_MAX = 99
export const TIMER_MINUTES_MAX = 99
/** What is offered first (board.md §5). */
export const VOTES_DEFAULT = 3
export const TIMER_MINUTES_DEFAULT = 5
export const VOLUME_DEFAULT = 50
/** The loudest; a player is given the volume divided by 200 (board.md §9). */
export const VOLUME_MAX = 100
/** Characters of an address of music or of a picture. */
export const ADDRESS_MAX = 2000
/** Characters of an action. */
export const ACTION_TEXT_MAX = 1000
/** Action items that a board made, without those in the trash; and open ones of other boards that it takes in. */
export const ACTIONS_MAX = 1000
/** Switches of author visibility; afterwards authors can be hidden once more, and not shown again (D9). */
export const ANONYMITY_CHANGES_MAX = 100
/** Characters of an icebreaker question. */
export const QUESTION_MAX = 300
/** People whom facilitators made one on a board. */
export const FACILITATORS_MAX = 50
/** People removed from a board. */
export const REMOVED_PEOPLE_MAX = 500
/** Notes, and comments, that one removal takes: one command must not hold up other boards. What is left takes another. */
export const REMOVAL_MAX = 500
/** Removals that can be undone, the newest. */
export const REMOVALS_KEPT = 50
/** GIFs that a board keeps for its summary (D10). */
export const GIFS_MAX = 500
