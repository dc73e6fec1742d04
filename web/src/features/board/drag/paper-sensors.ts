import { MouseSensor, TouchSensor } from '@dnd-kit/core'
import type { MouseEvent, TouchEvent } from 'react'

/** Pixels that the mouse moves before a press becomes a drag: a click must stay a click. */
export const MOUSE_SLACK = 5
/** Milliseconds that a finger rests before it lifts the note; until then it scrolls. */
export const TOUCH_DELAY = 200
/** Pixels that a resting finger may tremble. */
export const TOUCH_SLACK = 8

/** Takes hold of a note by its paper; buttons and text boxes on it keep their presses. */
export class PaperMouseSensor extends MouseSensor {
  static override activators = [
    {
      eventName: 'onMouseDown' as const,
      handler: ({ nativeEvent }: MouseEvent) => nativeEvent.button === 0 && isPaper(nativeEvent.target),
    },
  ]
}

export class PaperTouchSensor extends TouchSensor {
  static override activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent }: TouchEvent) =>
        nativeEvent.touches.length === 1 && isPaper(nativeEvent.target),
    },
  ]
}

function isPaper(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, textarea, [data-editor]') === null
}
