/** Cards of formats side by side, as many as fit; rows on a phone. */
export const gridClass = 'grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] sm:gap-4'

/** Up to three cards that fill a row also where there is room for four; `data-few` says how many. */
export const fewGridClass = 'grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] sm:gap-4'

/** The picture of one or two cards that fill a row is flatter, so that it is no taller than those of the others. */
export const fewPictureClass = 'sm:in-data-[few=1]:aspect-5/1 sm:in-data-[few=2]:aspect-21/9'
