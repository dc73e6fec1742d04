import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { placeTooltip } from './tooltip-place.ts'
import { watchTooltips } from './tooltip-watch.ts'
import type { ShownTooltip } from './tooltip-watch.ts'

/** Draws the tooltips of the whole app; render it once. Hidden from screen readers, which get the attributes. */
export function TooltipLayer() {
  const [shown, setShown] = useState<ShownTooltip>()
  useEffect(() => watchTooltips(setShown), [])
  return shown && createPortal(<Tip key={shown.text} {...shown} />, document.body)
}

function Tip({ anchor, text }: ShownTooltip) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tip = ref.current
    if (!tip) return
    const window = {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    }
    const size = { width: tip.offsetWidth, height: tip.offsetHeight }
    const { left, top } = placeTooltip(anchor.getBoundingClientRect(), size, window)
    tip.style.translate = `${left}px ${top}px`
  }, [anchor])
  return (
    <div
      ref={ref}
      role="tooltip"
      aria-hidden="true"
      className="fixed top-0 left-0 z-(--z-tooltip) w-max max-w-2xs animate-fade-in rounded-sm bg-ink px-2.5 py-1.5 text-xs font-medium text-desk"
    >
      {text}
    </div>
  )
}
