/** Bounds of the miniatures of boards (DASH-30, DASH-32), apart, since pages read them too. */
export const MINIATURE_COLUMNS_MAX = 5
export const MINIATURE_BARS_MAX = 12
export const MINIATURE_VOTES_MAX = 3
/** How many retros one call answers the miniatures of. */
export const MINIATURES_MAX = 30
