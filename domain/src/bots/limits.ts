/** Characters of a topic for a bot (BOT-18). */
export const TOPIC_MAX = 28
/** Uses of the bots that a visitor without an account has (BOT-10). */
export const ANONYMOUS_USES = 3
/** Questions in one answer of the icebreaker bot. */
export const QUESTIONS_AT_ONCE = 3
