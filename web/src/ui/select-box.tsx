import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { boxClass } from './field.tsx'

/** A `select` with its arrow 12 px from the edge in every browser; `className` places the box, which fills its place. */
export function SelectBox({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative block min-w-0', className)}>
      <select
        {...rest}
        className={`${boxClass} h-10 appearance-none truncate ps-3 pe-9 aria-invalid:border-danger`}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-3 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
