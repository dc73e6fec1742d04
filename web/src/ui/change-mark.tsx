import { clsx } from 'clsx'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ChangeMarkProps {
  direction: 'up' | 'down'
  /** Whether it is for the better: up is not always good. */
  isGood: boolean
  /** The change in a word and a number, or where there is no room, the number alone. */
  text: string
  /** The whole change for screen readers, in place of `text`: `Down 0.7 since the previous survey`. */
  spoken: string
  /** On a colour with a meaning of its own, such as that of a cell, where green and red would be hard to read. */
  isOnColour?: boolean
  className?: string
}

/** How a figure changed: an arrow and a text, in green for the better and in red for the worse. */
export function ChangeMark({
  direction,
  isGood,
  text,
  spoken,
  isOnColour = false,
  className,
}: ChangeMarkProps) {
  const Arrow = direction === 'down' ? TrendingDown : TrendingUp
  return (
    <span
      className={clsx(
        'inline-flex items-center whitespace-nowrap digits',
        isOnColour
          ? 'gap-0.75 text-sm font-normal'
          : ['gap-1 text-sm font-medium', isGood ? 'text-ok-ink' : 'text-danger-ink'],
        className,
      )}
    >
      <Arrow aria-hidden="true" className={clsx('shrink-0', isOnColour ? 'size-3.5' : 'size-4')} />
      {/* Its line is that of the figure beside it, not the lower edge of the arrow. */}
      <span aria-hidden="true" className="self-baseline">
        {text}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  )
}
