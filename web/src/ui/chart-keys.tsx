import { clsx } from 'clsx'
import { fillOf, hueOfColour } from './chart-colour.ts'
import type { ChartColour } from './chart-colour.ts'

/** The name of a colour of the drawing, beside it; `at` from 0 at the bottom to 1 at the top. */
export interface ChartKey {
  at: number
  text: string
  colour: ChartColour
}

/** Keys on lines of their own, for a narrow card; the topmost of the drawing comes first. */
export function KeysAbove({ keys }: { keys: readonly ChartKey[] }) {
  return (
    <ul className="mb-4 flex flex-wrap gap-x-4 gap-y-1.5 @sm/chart:hidden">
      {keys.toReversed().map((key) => (
        <Key key={key.text} {...key} />
      ))}
    </ul>
  )
}

/** Keys at the heights of what they name, where there is room. */
export function KeysBeside({ keys, height }: { keys: readonly ChartKey[]; height: string }) {
  return (
    <ul className={clsx('grid shrink-0 @max-sm/chart:hidden', height)}>
      {keys.map((key) => (
        <Key
          key={key.text}
          {...key}
          style={{ top: `${(1 - key.at) * 100}%` }}
          className="relative col-start-1 row-start-1 h-0"
        />
      ))}
    </ul>
  )
}

interface KeyProps extends ChartKey {
  style?: { top: string }
  className?: string
}

function Key({ text, colour, style, className }: KeyProps) {
  return (
    <li
      {...hueOfColour(colour)}
      {...(style && { style })}
      className={clsx('flex items-center gap-1.5 whitespace-nowrap text-ink-soft', className)}
    >
      <span className={clsx('size-2.5 rounded-full', fillOf(colour))} />
      {text}
    </li>
  )
}
