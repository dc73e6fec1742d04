/** Cards of formats side by side, as many as fit; rows on a phone. */
export const gridClass = 'grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] sm:gap-4'

/** The few cards of a season, which share the whole row; their artwork is no higher for it (`data-few`). */
export const fewClass = 'grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] sm:gap-4'
