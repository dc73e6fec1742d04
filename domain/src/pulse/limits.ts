/** Characters of a pulse survey's title (teams.md §9). */
export const PULSE_TITLE_MAX = 92
/** Questions of a pulse survey. */
export const PULSE_TOPICS_MAX = 30
/** Characters of a question's title, or of the introduction's. */
export const STEP_TITLE_MAX = 92
/** Characters of what is said below a title. */
export const STEP_TEXT_MAX = 1000
/** UTF-16 units of an icon: the longest emoji with skin tones are about this long. */
export const STEP_ICON_MAX = 40
