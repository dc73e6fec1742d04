export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const gap = 6
const edge = 8

/**
 * The top left corner of a tooltip, in CSS pixels: above its anchor, below where there is no room, inside the window.
 */
export function placeTooltip(
  anchor: Box,
  tip: { width: number; height: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const above = anchor.top - gap - tip.height
  const below = anchor.top + anchor.height + gap
  const centred = anchor.left + (anchor.width - tip.width) / 2
  return {
    left: Math.round(Math.max(edge, Math.min(centred, window.width - edge - tip.width))),
    top: Math.round(
      above >= edge || below + tip.height > window.height - edge ? Math.max(edge, above) : below,
    ),
  }
}
