import { useEffectEvent, useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Calls `leave` when the focus goes from within an element to another place on the page, with the element that was
 * pressed, if any. Switching to another window does not count; a press outside does, also where it does not take the
 * focus (iOS).
 */
export function useLeaving(
  inside: RefObject<HTMLElement | null>,
  leave: (pressed: Element | null) => void,
): void {
  const onLeave = useEffectEvent(leave)
  // A layout effect ends before the element is removed from the page: a removed editor has not been left.
  useLayoutEffect(() => {
    const element = inside.current
    if (!element) return
    let pressed: Element | null = null
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && element.contains(relatedTarget)
      if (!isInside && document.hasFocus()) onLeave(pressed)
    }
    const onPress = ({ target }: PointerEvent) => {
      const focused = document.activeElement
      const isOutside = target instanceof Node && !element.contains(target)
      if (!isOutside || !(focused instanceof HTMLElement) || !element.contains(focused)) return
      pressed = target instanceof Element ? target : null
      focused.blur()
      pressed = null
    }
    element.addEventListener('focusout', onFocusOut)
    document.addEventListener('pointerdown', onPress)
    return () => {
      element.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [inside])
}
