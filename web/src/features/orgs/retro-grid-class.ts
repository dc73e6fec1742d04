/** The grid of cards, also while they load. */
export const retroGridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'

/** The same for the three cards below the latest retro, without a hole beside the third. */
export const threeCardsClass = 'grid grid-cols-1 gap-4 md:grid-cols-3'
