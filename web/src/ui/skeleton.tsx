import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A grey shape of the exact size of what is loading; give it height and width, and its radius where it has another. */
export function Skeleton({ className, round = false }: { className?: string | undefined; round?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block animate-breathe bg-skeleton',
        // Of two radii the order in the style sheet would decide, whatever the class name asks for.
        !/(^| )rounded-/.test(className ?? '') && (round ? 'rounded-full' : 'rounded-sm'),
        className,
      )}
    />
  )
}

/** The layout while a page loads; `label` is its text for screen readers. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
