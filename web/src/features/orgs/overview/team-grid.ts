import { clsx } from 'clsx'

/**
 * A row of the table. Columns have fixed widths, so that neither names nor numbers nor fonts move them. On a phone a row is
 * a card, in which the name, the lane, the people and the numbers have lines of their own.
 */
export const rowClass = clsx(
  'grid grid-cols-[minmax(0,1fr)] gap-x-3 px-4 sm:px-5 lg:gap-x-4',
  'sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_5.25rem_4.75rem_3.5rem_4.25rem]',
  'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)_9rem_9rem_4.5rem_6.5rem]',
)

/** A row of a team, as high in a card before its content has loaded as afterwards. */
export const teamRowClass = clsx(rowClass, 'items-center border-b border-line last:border-b-0 max-sm:pb-3')

/** Cells that share a line of a card. */
export const lineClass = 'flex min-w-0 sm:contents'

/** Marks at the ends of a lane have room beside them. */
export const laneSpaceClass = 'inset-x-2'

/** The cell of the lane. */
export const laneCellClass = 'lg:pe-3'

/** In a card the lane begins within the line of the name, and has no room below its marks; its own height stays. */
export const laneInCardClass = 'max-sm:-mt-3 max-sm:-mb-1.5'
