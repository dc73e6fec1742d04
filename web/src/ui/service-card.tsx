import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'

export interface ServiceCardProps {
  /** Decorative, 20 px. */
  icon: ReactNode
  title: string
  text: string
  /** How the service is doing. */
  status?: ReactNode
  /** The service cannot be used here, so the card steps back. */
  isQuiet?: boolean
  /** The settings, and at the end the buttons. */
  children?: ReactNode
}

/** A service outside, or all of one kind, on a page of such cards. */
export function ServiceCard({ icon, title, text, status, isQuiet = false, children }: ServiceCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={clsx('flex flex-col gap-4 rounded-lg border border-line p-5', !isQuiet && 'bg-surface')}
    >
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="flex size-10 shrink-0 items-center justify-center rounded-md bg-fill text-ink-soft [&>svg]:size-5"
        >
          {icon}
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <p className="mt-0.5 text-sm text-pretty text-ink-soft">{text}</p>
          {status}
        </div>
      </div>
      {/* On the edge of the texts above, where there is room. */}
      <div className="flex flex-col gap-4 empty:hidden sm:ms-14">{children}</div>
    </section>
  )
}
