/** Characters (UTF-16 code units) in a note. */
export const NOTE_TEXT_MAX = 2000
/** Characters in a comment. */
export const COMMENT_TEXT_MAX = 1000
/** Characters in the name that a person gives, and in a column's name. */
export const NAME_MAX = 60
/** Characters in a board's title (BOARD-71). */
export const TITLE_MAX = 92
/** Columns of a board (BOARD-73). */
export const COLUMNS_MAX = 5
/** Columns of a compact board (BOARD-74). */
export const COMPACT_COLUMNS_MAX = 3
/** Notes on a board, without those in the trash (NOTE-24). */
export const NOTES_MAX = 3000
/**
 * Bytes of a board's texts with what is sent beside them (NOTE-26, board-bytes.ts): a join has to reach slow
 * connections.
 */
export const BOARD_BYTES_MAX = 4_000_000
/** Boards without a team that one person may have, those in the trash counted (CREATE-20). */
export const PERSONAL_BOARDS_MAX = 100
/** How much one person may have on a board. Facilitators have no limit but the board's own (NOTE-25). */
export interface PersonalLimit {
  readonly member: number
  /** Also for people who are signed in and not on the team. */
  readonly guest: number
}
export const NOTES_PER_PERSON: PersonalLimit = { member: 300, guest: 100 }
export const COMMENTS_PER_PERSON: PersonalLimit = { member: 600, guest: 200 }
export const ACTIONS_PER_PERSON: PersonalLimit = { member: 100, guest: 30 }
/** How many times their allowance a person may have in the trash; bounds the log of the board (NOTE-27). */
export const DELETED_PER_ALLOWANCE = 5
/** Comments under one note, without those in the trash. */
export const COMMENTS_MAX = 200
/** Kinds of emoji on one note (REACTION-5): more than the 40 that are shown (REACTION-4). */
export const EMOJI_PER_NOTE_MAX = 60
/** Code units of one emoji: the longest families and flags take 25 or so. */
export const EMOJI_MAX = 32
/** Notes in one group (GROUP-14): more could not be read as one. */
export const GROUP_NOTES_MAX = 100
/** Votes that a person may have, and minutes of a timer (VOTE-2, TIMER-2). */
export const VOTES_MAX = 99
export const TIMER_MINUTES_MAX = 99
/** What the input offers at first (VOTE-3, TIMER-3). */
export const VOTES_DEFAULT = 3
/** Steps of a guided run (RUN-2). */
export const RUN_STEPS_MAX = 8
export const TIMER_MINUTES_DEFAULT = 5
export const VOLUME_DEFAULT = 50
/** The loudest; a player is given the volume divided by 200 (MEDIA-16, MEDIA-17). */
export const VOLUME_MAX = 100
/** Characters of the address of a media link or a picture (MEDIA-20, BG-25). */
export const ADDRESS_MAX = 2000
/** Characters of an action item (ACTION-36). */
export const ACTION_TEXT_MAX = 1000
/**
 * Action items that a board made, without those in the trash; and open ones of other boards that it takes in
 * (ACTION-38).
 */
export const ACTIONS_MAX = 1000
/**
 * Switches of author visibility; after these, authors can be hidden once more and not shown again (ANON-20, ANON-29).
 */
export const ANONYMITY_CHANGES_MAX = 100
/** People remembered as drawn in one round of an icebreaker; beyond it a new round begins (ICE-10). */
export const DRAWN_MAX = 300

/** Characters of an icebreaker question (ICE-4). */
export const QUESTION_MAX = 300
/** Characters of the text that facilitators put above the summary (SUMMARY-25). */
export const SUMMARY_TEXT_MAX = 2000
/** People made facilitators of one board (LEAD-16). */
export const FACILITATORS_MAX = 50
/** People removed from a board (LEAD-17). */
export const REMOVED_PEOPLE_MAX = 500
/** Notes, and comments, that one removal takes (LEAD-18): one command must not hold up other boards. */
export const REMOVAL_MAX = 500
/** Removals that can be undone, the newest (LEAD-19). */
export const UNDOABLE_REMOVALS_MAX = 50
/** GIFs that a board keeps for its summary (GIF-15). */
export const GIFS_MAX = 500
