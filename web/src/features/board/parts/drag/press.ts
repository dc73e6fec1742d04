/** A place on the screen, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export type PressKind = 'mouse' | 'touch'

/** Pixels that the mouse moves before a press becomes a drag, so that a click stays a click (MOVE-6). */
const MOUSE_SLACK = 5
/** Pixels that a resting finger may tremble; a finger that moves farther scrolls. */
const TOUCH_SLACK = 8
/** Milliseconds that a finger rests before it lifts the note (MOVE-9); until then it may scroll. */
export const TOUCH_DELAY = 200

/** What a movement makes of a press that is no drag yet. The press of a finger becomes one by resting. */
export function pressMoved(kind: PressKind, start: Point, now: Point): 'wait' | 'lift' | 'give-up' {
  const distance = Math.hypot(now.x - start.x, now.y - start.y)
  if (kind === 'mouse') return distance < MOUSE_SLACK ? 'wait' : 'lift'
  return distance <= TOUCH_SLACK ? 'wait' : 'give-up'
}

/** True when a drag ended where it began, but for the tremble of a hand. */
export function hasRested(start: Point, end: Point): boolean {
  return Math.hypot(end.x - start.x, end.y - start.y) <= TOUCH_SLACK
}
