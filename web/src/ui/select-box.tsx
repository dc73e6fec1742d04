import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { boxClass } from './field.tsx'

export interface SelectBoxProps extends Omit<ComponentProps<'select'>, 'size'> {
  size?: 'sm' | 'md' | undefined
}

/** A `select` with its arrow 12 px from the edge in every browser; `className` places the box, which fills its place. */
export function SelectBox({ className, size = 'md', ...rest }: SelectBoxProps) {
  return (
    <span className={clsx('relative block min-w-0', className)}>
      <select
        {...rest}
        className={clsx(
          boxClass,
          'appearance-none truncate aria-invalid:border-danger',
          size === 'sm' ? 'h-9 ps-2.5 pe-8 text-sm' : 'h-10 ps-3 pe-9',
        )}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 size-4 -translate-y-1/2 text-ink-soft inset-e-3"
      />
    </span>
  )
}
