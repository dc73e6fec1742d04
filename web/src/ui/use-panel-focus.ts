import { type RefObject, useEffect } from 'react'

export interface PanelFocus {
  panel: RefObject<HTMLElement | null>
  /** Gets the focus when the panel opens. */
  first: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * The focus of a panel that is not modal: it moves in when the panel opens and back when the panel closes, unless it is
 * elsewhere by then. Escape closes the panel only while the focus is in it.
 */
export function usePanelFocus({ panel, first, onClose }: PanelFocus): void {
  useEffect(() => {
    const element = panel.current
    const opener = document.activeElement
    first.current?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    element?.addEventListener('keydown', onKey)
    return () => {
      element?.removeEventListener('keydown', onKey)
      const isLeft = element?.contains(document.activeElement) ?? false
      if ((isLeft || document.activeElement === document.body) && opener instanceof HTMLElement)
        opener.focus()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the focus is returned once, when the panel closes
  }, [])
}
