/** Characters (UTF-16 code units) of what is searched for: more than a sentence is pasted by mistake. */
export const QUERY_MAX = 200
/**
 * What one answer holds (teams.md §9 leaves it open): as many as somebody reads through before they would rather type
 * another word, and few enough to be answered at once.
 */
export const RESULTS_MAX = 50
/** Of these, retros that have it in their titles, which come first: so many that notes are still seen below them. */
export const RETROS_MAX = 10
