export interface ShownTooltip {
  anchor: Element
  text: string
}

/** Long enough that tooltips do not flicker while the pointer crosses a toolbar. */
const showAfter = 450
/** Time to reach the tooltip with the pointer, or the next anchor without another delay (WCAG 1.4.13). */
const hideAfter = 120
const lookForGoneAnchor = 300

/**
 * Watches the document for elements with `data-tooltip` under the pointer or the keyboard focus, and calls `show` with
 * their tooltip (SHELL-27). Escape, a press and scrolling hide it. Returns the function that stops watching.
 */
export function watchTooltips(show: (tooltip: ShownTooltip | undefined) => void): () => void {
  const stop = new AbortController()
  let shown: ShownTooltip | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  // On a touch device a tap leaves the pointer on its button, and the tooltip would stay.
  const hovers = matchMedia('(hover: hover)')

  const set = (anchor: Element | undefined) => {
    clearTimeout(timer)
    const text = anchor?.getAttribute('data-tooltip')
    const wanted =
      anchor?.isConnected && text && anchor.ariaExpanded !== 'true' ? { anchor, text } : undefined
    if (wanted || shown) show((shown = wanted))
    if (wanted) timer = setTimeout(recheck, lookForGoneAnchor)
  }
  const recheck = () => {
    if (!shown) return
    if (shown.anchor.isConnected) timer = setTimeout(recheck, lookForGoneAnchor)
    else set(undefined)
  }
  const later = (anchor: Element | undefined, delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => set(anchor), delay)
  }
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { signal: stop.signal, capture: true, passive: true })

  listen('pointerover', (event) => {
    if (event.pointerType === 'touch' || !hovers.matches) return
    const anchor = anchorOf(event.target)
    if (isTip(event.target) || (anchor && anchor === shown?.anchor)) later(shown?.anchor, 0)
    else if (anchor) later(anchor, shown ? hideAfter / 2 : showAfter)
    else later(undefined, hideAfter)
  })
  listen('focusin', () => {
    const anchor = focusedAnchor()
    if (anchor) later(anchor, hideAfter)
  })
  listen('focusout', () => later(undefined, 0))
  listen('pointerdown', () => set(undefined))
  listen('scroll', () => {
    if (!shown) return
    set(undefined)
    // The focus may have scrolled the page: the tooltip is drawn again at the new place.
    const anchor = focusedAnchor()
    if (anchor) later(anchor, hideAfter)
  })
  listen('keydown', (event) => {
    if (event.key === 'Escape') set(undefined)
  })
  // The page was drawn before this code loaded: the pointer or the focus may be on an anchor already.
  const hovered = hovers.matches ? [...document.querySelectorAll('[data-tooltip]:hover')].at(-1) : undefined
  const under = focusedAnchor() ?? hovered
  if (under) later(under, showAfter)

  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}

function anchorOf(target: EventTarget | null): Element | undefined {
  return (target instanceof Element && target.closest('[data-tooltip]')) || undefined
}

/** The element with visible keyboard focus, if it has a tooltip. */
function focusedAnchor(): Element | undefined {
  const focused = document.activeElement
  return focused?.matches(':focus-visible') ? anchorOf(focused) : undefined
}

function isTip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="tooltip"]') !== null
}
