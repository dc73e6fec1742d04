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
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-line py-4 last:border-b-0">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-fill text-ink-soft">
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <Heading dir="auto" className="font-medium wrap-anywhere">
            {title}
          </Heading>
          {beside}
        </div>
        {children}
      </div>
      {actions !== undefined && (
        <div className="flex items-center gap-2 max-sm:w-full max-sm:ps-14">{actions}</div>
      )}
    </li>
  )
}
