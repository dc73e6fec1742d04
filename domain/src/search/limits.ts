/** Characters (UTF-16 code units) of a query (SEARCH-16). */
export const QUERY_MAX = 200
/**
 * Results of one answer (SEARCH-15): more than a user reads through before typing another word, and few enough to be
 * answered at once.
 */
export const RESULTS_MAX = 50
/**
 * Of these, retros found by their title, which come first (SEARCH-15): few enough that notes are visible below them.
 */
export const RETROS_MAX = 10
