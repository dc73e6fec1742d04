import { RATINGS, type Rating } from '@retropulse/domain/pulse/rating'
import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import { type KeyboardEvent, useId, useRef } from 'react'
import { t } from './messages.ts'

export interface RatingScaleProps {
  value: Rating | null
  onChange: (value: Rating) => void
}

/**
 * The scale from 1 to 5 as radio buttons, for a thumb, arrow keys and number keys (PULSE-41). It stands in the
 * <fieldset> of its question, which names it.
 */
export function RatingScale({ value, onChange }: RatingScaleProps) {
  const name = useId()
  const scale = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const rating = RATINGS.find((one) => String(one) === event.key)
    if (rating === undefined) return
    event.preventDefault()
    onChange(rating)
    scale.current?.querySelector<HTMLElement>(`[value="${rating}"]`)?.focus()
  }
  return (
    <div>
      {/* Before the choice the ring is around the scale: around its first number it would look like an answer. */}
      <div
        ref={scale}
        className={clsx(
          'grid grid-cols-5 gap-1.5 rounded-md @max-sm:gap-1 @lg:gap-2.5',
          value === null &&
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus',
        )}
      >
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className={clsx(
              'relative flex h-16 cursor-pointer items-center justify-center rounded-md border font-display text-xl font-semibold digits select-none',
              'transition-[background-color,border-color,color] duration-fast',
              value !== null &&
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              rating === value
                ? 'border-accent bg-accent text-on-accent'
                : 'border-line-strong bg-raised text-ink hover:border-accent hover:bg-accent-soft hover:text-accent-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              onKeyDown={press}
              aria-label={`${rating}, ${t(`rating.${rating}`)}`}
              className="sr-only"
            />
            {rating}
            {rating === value && <Check aria-hidden="true" className="absolute end-1.5 top-1.5 size-4" />}
          </label>
        ))}
      </div>
      {/*
        The words of each number, on two lines where they would touch; the narrowest card has room for those of the ends and
        of the chosen number.
      */}
      <div
        aria-hidden="true"
        className="mt-2 grid grid-cols-5 gap-1.5 text-xs whitespace-nowrap text-ink-soft @max-sm:gap-1 @lg:gap-2.5 @lg:text-sm"
      >
        {RATINGS.map((rating) => (
          <span
            key={rating}
            className={clsx(
              'flex justify-center @min-[21.5rem]:@max-sm:text-center @min-[21.5rem]:@max-sm:whitespace-normal',
              rating === 1 && '@max-[21.5rem]:justify-start',
              rating === 5 && '@max-[21.5rem]:justify-end',
              rating === value
                ? 'font-medium text-ink'
                : rating !== 1 && rating !== 5 && '@max-[21.5rem]:invisible',
            )}
          >
            <span className="min-w-min wrap-normal @min-[21.5rem]:@max-sm:max-w-12">
              {t(`rating.${rating}`)}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}
