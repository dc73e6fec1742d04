import { clsx } from 'clsx'

/**
 * A row of the table. Columns have fixed widths, so that neither names nor numbers nor fonts move them. On a phone a row is
 * a card, in which the name and the lane have lines of their own and the other cells stand side by side below their heads,
 * which stay in view.
 */
export const rowClass = clsx(
  'grid grid-cols-[5fr_4.5fr_4fr_4fr] gap-x-3 px-4 max-sm:gap-y-0.5 sm:px-5 lg:gap-x-4',
  'sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_4.75rem_4.5rem_3.5rem_4.5rem]',
  'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)_9rem_9rem_4.5rem_6.5rem]',
)

/** A row of a team, as high in a card before its content has loaded as afterwards. */
export const teamRowClass = clsx(
  rowClass,
  'items-center border-b border-line last:border-b-0 max-sm:gap-y-0 max-sm:pb-2',
)

/** Marks at the ends of a lane have room beside them. */
export const laneSpaceClass = 'inset-x-2'

/** The cell of the lane. */
export const laneCellClass = 'col-span-full sm:col-span-1 lg:pe-3'

/** A card has no room above and below the marks of its lane, whose own height stays. */
export const laneInCardClass = 'max-sm:-my-1.5'
