/** Bytes of a request that brings a file: 10 MB. Only this call takes so much (issue "Export and import"). */
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024
/** Notes that a preview quotes. */
export const PREVIEW_NOTES = 5
/** Problems, and things worth knowing, that a report lists; it counts the others. */
export const REPORT_LINES_MAX = 100
/** Comments, reactions and votes of all notes together: what comes in at once must be no load for whoever joins. */
export const COMMENTS_IN_ALL_MAX = 10_000
export const REACTIONS_IN_ALL_MAX = 10_000
export const VOTES_IN_ALL_MAX = 10_000
/** Cells of a row that are read, and values of a column that can be mapped: no tool writes more. */
export const CELLS_MAX = 100
export const VALUES_MAX = 100
