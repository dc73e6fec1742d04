import type { ReactNode } from 'react'

export interface ServiceRowProps {
  icon: ReactNode
  title: ReactNode
  /** Stands behind the title, such as the team that the service belongs to. */
  beside?: ReactNode
  /** The level of the title in the page. */
  heading: 'h3' | 'h4'
  /** How the service is doing. */
  children: ReactNode
  /** The buttons; undefined: there are none. */
  actions?: ReactNode
}

/** A service that was connected, in a list. */
export function ServiceRow({ icon, title, beside, heading: Heading, children, actions }: ServiceRowProps) {
  return (
    // On a phone the texts begin below the icon, as in a `ServiceCard`, and the buttons stand below them, so that the
    // title has the width of the row.
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-4 text-sm last:border-b-0 max-sm:gap-y-2 sm:items-start">
      <span className="sm:row-span-2 flex size-10 shrink-0 items-center justify-center rounded-md bg-fill text-ink-soft">
        {icon}
      </span>
      <div className="flex flex-wrap items-baseline gap-x-2 max-sm:col-span-2">
        <Heading dir="auto" className="font-medium text-balance wrap-anywhere">
          {title}
        </Heading>
        {beside}
      </div>
      <div className="min-w-0 max-sm:col-span-3 sm:col-start-2">{children}</div>
      {actions !== undefined && (
        <div className="flex flex-wrap items-center gap-2 max-sm:col-span-3 max-sm:mt-1 sm:col-start-3 sm:row-start-1 sm:row-end-3">
          {actions}
        </div>
      )}
    </li>
  )
}
