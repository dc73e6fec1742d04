/** Where a card lies on the page, in pixels. */
export interface CardBox {
  readonly left: number
  readonly top: number
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * The card to which an arrow key leads from the one at `from` (CREATE-31): left and right in reading order, up and down
 * to the nearest card of the next row. Undefined when it leads nowhere, or is no arrow key.
 */
export function cardBeside(
  key: string,
  from: number,
  boxes: readonly CardBox[],
  isRightToLeft: boolean,
): number | undefined {
  const step = STEPS[key]
  if (step !== undefined) {
    const to = from + (isRightToLeft ? -step : step)
    return boxes[to] && to
  }
  const here = boxes[from]
  if (here === undefined || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined
  const ahead = boxes
    .map(({ top }) => top)
    .filter((top) => (key === 'ArrowDown' ? top > here.top : top < here.top))
  if (ahead.length === 0) return undefined
  const row = key === 'ArrowDown' ? Math.min(...ahead) : Math.max(...ahead)
  const distance = ({ top, left }: CardBox) => (top === row ? Math.abs(left - here.left) : Infinity)
  return boxes.reduce(
    (best, box, at) => (distance(box) < distance(boxes[best] ?? box) ? at : best),
    boxes.findIndex(({ top }) => top === row),
  )
}
