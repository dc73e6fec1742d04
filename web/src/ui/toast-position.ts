export type ToastPosition = 'bottom-center' | 'bottom-left' | 'top-center'

type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>

export interface ToastRoom {
  readonly width: number
  readonly height: number
  /** Pixels of the lower edge that the lowest toast keeps free. */
  readonly lift: number
}

/** Pixels of a toast with the space around it; its text may have two lines. */
const WIDTH = 404
const HEIGHT = 96
/** Pixels that a toast of one line takes at the upper edge. */
const TOP = 64
/** The window width below which a toast is as wide as the window. */
const WIDE = 640

/**
 * Where a toast covers no dialog, sheet, panel or popover (SHELL-62): the middle or the start of the lower edge,
 * otherwise the upper edge, where a dialog that reaches the lower one makes the page behind it inert.
 */
export function toastPosition(open: readonly Box[], { width, height, lift }: ToastRoom): ToastPosition {
  const isFree = (left: number, right: number) =>
    open.every(
      (box) =>
        box.width === 0 ||
        box.height === 0 ||
        box.bottom <= height - lift - HEIGHT ||
        box.left >= right ||
        box.right <= left,
    )
  if (open.length === 0) return 'bottom-center'
  // A sheet that is as high as the phone has its title at the upper edge, where a toast would hide what it is about.
  if (width < WIDE)
    return open.some((box) => box.height > 0 && box.top < TOP) ? 'bottom-center' : 'top-center'
  if (isFree((width - WIDTH) / 2, (width + WIDTH) / 2)) return 'bottom-center'
  return isFree(0, WIDTH) ? 'bottom-left' : 'top-center'
}
