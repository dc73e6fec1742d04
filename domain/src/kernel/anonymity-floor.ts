/**
 * Answers below which no average, distribution or comment is disclosed, where an organisation has not raised it
 * (ANON-31).
 */
export const ANONYMITY_FLOOR_MIN = 3
/** The highest floor that an organisation may set (ANON-31). */
export const ANONYMITY_FLOOR_MAX = 10
