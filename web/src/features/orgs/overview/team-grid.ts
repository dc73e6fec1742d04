import { clsx } from 'clsx'

/**
 * A row of the table. Columns have fixed widths, so that neither names nor numbers nor fonts move them. On a phone a
 * row is a card, and up to 1024 px the lane has a line of its own.
 */
export const rowClass = clsx(
  'grid grid-cols-[repeat(2,minmax(0,5fr))_repeat(2,minmax(0,4fr))] gap-x-2 px-4 sm:px-5',
  'md:grid-cols-[minmax(0,1fr)_7rem_7rem_5rem_5rem] md:gap-x-4',
  'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)_9rem_9rem_4.5rem_4.5rem]',
)

/** The cell of the lane. */
export const laneCellClass = 'col-span-full md:order-last lg:order-none lg:col-span-1 lg:pe-3'
