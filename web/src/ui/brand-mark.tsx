import type { ReactNode } from 'react'

export interface BrandMarkProps {
  className?: string
}

/** The frame of a mark that names a service outside; decoration beside its name (decision 140). */
export function BrandMark({ className = 'size-5', children }: BrandMarkProps & { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
      {children}
    </svg>
  )
}
