/** Characters of a pulse survey's title (PULSE-31). */
export const PULSE_TITLE_MAX = 92
/** Questions of a pulse survey (PULSE-32). */
export const PULSE_TOPICS_MAX = 30
/** Characters of a question's title, or of the introduction's (PULSE-33). */
export const STEP_TITLE_MAX = 92
/** Characters of the description below a title (PULSE-33). */
export const STEP_TEXT_MAX = 1000
/** UTF-16 code units of an icon: the longest emoji with skin tones are about this long. */
export const STEP_ICON_MAX = 40
/** Characters of the comment on a question (PULSE-61). */
export const FEEDBACK_MAX = 2000
/** Characters of a reply to a comment (PULSE-70). */
export const REPLY_MAX = 2000
/** Replies below one comment (PULSE-70). */
export const REPLIES_MAX = 50
/** Answers to one survey (PULSE-62). */
export const BALLOTS_MAX = 5000
/** Surveys of a team that are not in the trash (PULSE-63). */
export const SURVEYS_MAX = 500
/** Days for which a scheduled survey stays open (PULSE-66). */
export const OPEN_DAYS_MAX = 60
