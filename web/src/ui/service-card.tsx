import { useId } from 'react'
import type { ReactNode } from 'react'

export interface ServiceCardProps {
  /** Decorative, 20 px. */
  icon: ReactNode
  title: string
  /** What it does; undefined where the status says more. */
  text?: string | undefined
  /** How the service is doing. */
  status?: ReactNode
  /** The buttons of a service that is connected, as in a `ServiceRow`. */
  actions?: ReactNode
  /** The settings, and at the end the buttons. */
  children?: ReactNode
}

/** A service outside, or all of one kind, on a page of such cards. */
export function ServiceCard(props: ServiceCardProps) {
  const { icon, title, text, status, actions, children } = props
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5"
    >
      {/* On a phone the texts begin below the icon, on the edge of all that follows. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-start sm:gap-y-0">
        <span
          aria-hidden="true"
          className="flex size-10 shrink-0 items-center justify-center rounded-md bg-fill text-ink-soft sm:row-span-2 [&>svg]:size-5"
        >
          {icon}
        </span>
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        <div className="max-sm:col-span-2 sm:col-start-2">
          {text !== undefined && <p className="mt-0.5 text-sm text-pretty text-ink-soft">{text}</p>}
          {status}
        </div>
        {actions !== undefined && (
          <div className="flex items-center gap-2 max-sm:col-span-2 max-sm:mt-1 sm:col-start-3 sm:row-span-2 sm:row-start-1">
            {actions}
          </div>
        )}
      </div>
      {/* On the edge of the texts above, where there is room. */}
      <div className="flex flex-col gap-4 empty:hidden sm:ms-14">{children}</div>
    </section>
  )
}
