import { clsx } from 'clsx'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'

export interface DetailsSummaryProps {
  children: ReactNode
  className?: string
}

/** The line that opens a <details>, which has the class `group`; the chevron turns down while it is open. */
export function DetailsSummary({ children, className }: DetailsSummaryProps) {
  return (
    <summary
      className={clsx(
        'touch-target flex w-fit max-w-full cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm font-medium [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      {/* Its drawing begins a quarter into its box, and stands in line with the texts above and below. */}
      <ChevronRight
        aria-hidden="true"
        className="-ms-1 size-4 shrink-0 transition-[rotate] duration-fast group-open:rotate-90 rtl:-scale-x-100"
      />
      {children}
    </summary>
  )
}
