import { clsx } from 'clsx'

/**
 * A row of the table. Columns have fixed widths, so that neither names nor numbers nor fonts move them. Up to 1024 px a
 * row has two lines, the name with the lane and the other cells with their labels below them. On a phone it is a card, in
 * which the lane has a line of its own and the other cells stand two by two.
 */
export const rowClass = clsx(
  'grid grid-cols-2 gap-x-4 px-4 max-sm:gap-y-1 sm:max-lg:gap-y-1 sm:grid-cols-4 sm:px-5',
  'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)_9rem_9rem_4.5rem_6.5rem]',
)

/** A row of a team, as high in a card before its content has loaded as afterwards. */
export const teamRowClass = clsx(
  rowClass,
  'items-center border-b border-line last:border-b-0 max-sm:pt-1 max-sm:pb-3 sm:max-lg:pb-3',
)

/** Marks at the ends of a lane have room beside them. */
export const laneSpaceClass = 'inset-x-2'

/** The cell of the lane. */
export const laneCellClass = 'col-span-full sm:col-span-3 lg:col-span-1 lg:pe-3'
