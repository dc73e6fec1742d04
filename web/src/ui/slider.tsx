import * as Radix from 'radix-ui/slider'
import { useId } from 'react'

export interface SliderProps {
  label: string
  /** The label is for screen readers alone; the value in words stands in its place. */
  labelHidden?: boolean | undefined
  value: number
  onValueChange: (value: number) => void
  /** Called when the user lets go: the moment to send the value. */
  onValueCommit?: ((value: number) => void) | undefined
  min: number
  max: number
  step?: number | undefined
  /** The value in words, shown at the end and announced. */
  format?: ((value: number) => string) | undefined
  disabled?: boolean | undefined
}

/** A value between two ends. */
export function Slider(props: SliderProps) {
  const {
    label,
    labelHidden = false,
    value,
    onValueChange,
    onValueCommit,
    min,
    max,
    step = 1,
    format = String,
    disabled = false,
  } = props
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span id={id} className={labelHidden ? 'sr-only' : 'font-medium text-ink'}>
          {label}
        </span>
        <span className="text-ink-soft digits">{format(value)}</span>
      </div>
      <Radix.Root
        value={[value]}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
        onValueCommit={([next]) => next !== undefined && onValueCommit?.(next)}
        {...{ min, max, step, disabled }}
        className="touch-target relative flex h-8 touch-none items-center select-none data-disabled:opacity-50"
      >
        <Radix.Track className="relative h-1.5 flex-1 overflow-hidden rounded-full bg-fill-strong">
          <Radix.Range className="absolute h-full bg-accent" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          aria-valuetext={format(value)}
          className="block size-5 rounded-full border-2 border-accent bg-raised shadow-raised transition-[scale] duration-fast hover:scale-110 active:scale-110"
        />
      </Radix.Root>
    </div>
  )
}
