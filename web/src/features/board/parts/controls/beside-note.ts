import { useEffect } from 'react'

/** The card of the note, or of the text of a group, whose button was pressed: an overlay beside it hides nothing of it. */
export function cardOf(button: HTMLElement): HTMLElement | null {
  return button.closest<HTMLElement>('[data-member], [data-note]')
}

/** Pixels between a note and the sheet below it. */
const SPACE = 12

/**
 * On a phone, scrolls a note above the sheet of its menu, which would cover it otherwise. The column ends with more free
 * space as long as the sheet is open, so that its last notes can be scrolled that far, too.
 */
export function useNoteInSight(card: HTMLElement | null, isPhone: boolean): void {
  useEffect(() => {
    const scroller = isPhone ? card?.closest<HTMLElement>('[data-scroll]') : null
    if (!card || !scroller) return
    const before = scroller.scrollTop
    // The sheet is drawn a moment after the menu that it belongs to.
    const frame = requestAnimationFrame(() => {
      const room = (document.querySelector<HTMLElement>('.phone-sheet')?.offsetHeight ?? 0) + SPACE
      const { top, bottom } = card.getBoundingClientRect()
      const covered = bottom - (innerHeight - room)
      if (covered <= 0) return
      scroller.style.paddingBottom = `max(${room}px, ${getComputedStyle(scroller).paddingBottom})`
      // The beginning of a note that is higher than the room above the sheet stays in sight.
      scroller.scrollTop += Math.min(covered, top - scroller.getBoundingClientRect().top)
    })
    return () => {
      cancelAnimationFrame(frame)
      if (scroller.style.paddingBottom === '') return
      scroller.style.paddingBottom = ''
      scroller.scrollTop = before
    }
  }, [card, isPhone])
}
