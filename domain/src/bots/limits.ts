/** Characters of a topic for a bot (BOT-18). */
export const TOPIC_MAX = 28
/** Uses of the bots that a visitor without an account has (BOT-10). */
export const ANONYMOUS_USES = 3
/** Questions in one answer of the icebreaker bot. */
export const QUESTIONS_AT_ONCE = 3
/** How often a language model is asked before the catalogue answers (BOT-21). */
export const MODEL_TRIES = 2
/** The time of each try, in milliseconds. */
export const MODEL_TRY_MS = 20_000
/** How long a page waits for an answer: all tries, and what the server does before and after them. */
export const MODEL_TIMEOUT_MS = MODEL_TRIES * MODEL_TRY_MS + 5000
/** Notes of a board that one prompt holds, the first in their order (BOT-30). */
export const PROMPT_NOTES_MAX = 200
/** Characters of a note in a prompt; what follows is cut off. */
export const PROMPT_NOTE_MAX = 300
/** Characters of all notes in a prompt. */
export const PROMPT_MAX = 24_000
/** Requests for suggestions of one board in an hour, in each process (BOT-30). */
export const SUGGESTIONS_PER_HOUR = 60
/** Action items in one answer (BOT-28). */
export const SUGGESTED_ACTIONS_MAX = 5
