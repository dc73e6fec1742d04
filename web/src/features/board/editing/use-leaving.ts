import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/**
 * Calls `leave` when the focus goes from inside of an element to somewhere else on the page. Another window
 * in front is no leaving; a press outside is one, also where it would not take the focus (iOS).
 */
export function useLeaving(inside: RefObject<HTMLElement | null>, leave: () => void): void {
  const onLeave = useEffectEvent(leave)
  useEffect(() => {
    const element = inside.current
    if (!element) return
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && element.contains(relatedTarget)
      if (!isInside && document.hasFocus()) onLeave()
    }
    const onPress = ({ target }: PointerEvent) => {
      const focused = document.activeElement
      const isOutside = target instanceof Node && !element.contains(target)
      if (isOutside && focused instanceof HTMLElement && element.contains(focused)) focused.blur()
    }
    element.addEventListener('focusout', onFocusOut)
    document.addEventListener('pointerdown', onPress)
    return () => {
      element.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [inside])
}
