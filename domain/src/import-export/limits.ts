/** Bytes of a request that imports a file: 10 MB, for this call alone (IMPORT-22). */
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024
/** Notes that a preview quotes (IMPORT-6). */
export const PREVIEW_NOTES = 5
/** Problems and warnings that a report lists; it counts the others (IMPORT-23). */
export const REPORT_LINES_MAX = 100
/** Comments, reactions and votes of all notes together: one import must not slow down joining the board (IMPORT-24). */
export const COMMENTS_IN_ALL_MAX = 10_000
export const REACTIONS_IN_ALL_MAX = 10_000
export const VOTES_IN_ALL_MAX = 10_000
/** Cells of a row that are read, and values of a column that can be mapped: no tool writes more. */
export const CELLS_MAX = 100
export const VALUES_MAX = 100
/** Lines that are named for each reason why something does not come. */
export const LEFT_OUT_LINES_MAX = 20
/** Names of people in one retro that the user is asked about. */
export const NAMES_MAX = 100
/**
 * Characters of a name or title that are read, which is more than a board takes of any: thousands of cards of a file may
 * share a single one (MOVE-IN-8).
 */
export const LINE_READ_MAX = 1000
/** Retros that one file creates: a team has them in its list at once. */
export const RETROS_MAX = 50
/** The tools whose files are recognised; `table` is any other table, `retropulse` a file of this product (MOVE-IN-1). */
export const SOURCES = [
  'easyretro',
  'metroretro',
  'parabol',
  'azure-devops',
  'scrumlr',
  'refacto',
  'retrospected',
  'ideaboardz',
  'trello',
  'teamretro',
  'retrium',
  'retropulse',
  'table',
] as const
export type Source = (typeof SOURCES)[number]

/** The column of notes that lie in none, and of columns for which a board has no room (MOVE-IN-6). */
export const OTHER_COLUMN = 'Other'
