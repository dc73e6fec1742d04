import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'

export interface CheckCircleProps {
  /** The accessible name: what a press does, and to what. */
  label: string
  /** The tooltip: the accessible name in short. */
  tooltip: string
  isDone: boolean
  onPress: () => void
}

/** Done or open: a circle with or without a tick. */
export function CheckCircle({ label, tooltip, isDone, onPress }: CheckCircleProps) {
  return (
    <button
      type="button"
      data-check
      aria-label={label}
      data-tooltip={tooltip}
      onClick={onPress}
      className="touch-target group/check -m-1 flex pointer-coarse:-m-3 size-7 shrink-0 items-center justify-center rounded-full"
    >
      <span
        className={clsx(
          'flex size-5 items-center justify-center rounded-full border-2 transition-colors duration-fast',
          isDone
            ? 'border-accent bg-accent text-on-accent'
            : 'border-line-strong text-ink-faint group-hover/check:border-accent group-hover/check:text-accent-ink',
        )}
      >
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className={clsx('size-3', isDone || 'opacity-0 group-hover/check:opacity-100')}
        />
      </span>
    </button>
  )
}
