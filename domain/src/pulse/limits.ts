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
