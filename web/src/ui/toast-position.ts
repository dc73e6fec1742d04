export type ToastPosition = 'bottom-center' | 'bottom-left' | 'bottom-right' | 'top-center'

type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>

export interface ToastRoom {
  readonly width: number
  readonly height: number
  /** Pixels of the lower edge that the lowest toast keeps free. */
  readonly lift: number
}

export interface ToastPlace {
  readonly position: ToastPosition
  /** The height of the sheet of a phone above which the toast stands; 0 for none. */
  readonly sheet: number
}

/** Pixels of a toast with the space around it; its text may have two lines. */
const WIDTH = 388
/** The same at the start or the end, where it stands closer to the edge. */
const SIDE = 368
const HEIGHT = 96
/** Pixels that a toast of one line takes at the upper edge, and those of a header with a toast below it. */
const TOP = 64
const BELOW_HEADER = 136
/** The window width below which a toast is as wide as the window. */
const WIDE = 640

/**
 * Where a toast covers no dialog, sheet, panel or popover (SHELL-62): the middle, the start or the end of the lower
 * edge, otherwise the upper edge, where a dialog that reaches the lower one makes the page behind it inert.
 */
export function toastPlace(open: readonly Box[], room: ToastRoom): ToastPlace {
  if (open.length === 0) return { position: 'bottom-center', sheet: 0 }
  if (room.width < WIDE) return onPhone(open, room.height)
  return { position: besideOf(open, room), sheet: 0 }
}

/** Between the header and the sheet; a sheet that leaves no room for it there has its title at the upper edge. */
function onPhone(open: readonly Box[], height: number): ToastPlace {
  const top = Math.min(...open.flatMap((box) => (box.height > 0 ? box.top : [])))
  if (top >= BELOW_HEADER && top < height) return { position: 'bottom-center', sheet: height - top }
  return { position: top < TOP ? 'bottom-center' : 'top-center', sheet: 0 }
}

function besideOf(open: readonly Box[], { width, height, lift }: ToastRoom): ToastPosition {
  const isFree = (left: number, right: number) =>
    open.every(
      (box) =>
        box.width === 0 ||
        box.height === 0 ||
        box.bottom <= height - lift - HEIGHT ||
        box.left >= right ||
        box.right <= left,
    )
  if (isFree((width - WIDTH) / 2, (width + WIDTH) / 2)) return 'bottom-center'
  if (isFree(0, SIDE)) return 'bottom-left'
  return isFree(width - SIDE, width) ? 'bottom-right' : 'top-center'
}
