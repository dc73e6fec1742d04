import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { useCutEdges } from './use-cut-edges.ts'

export interface TabLinksProps {
  /** The accessible name of the tabs. */
  label: string
  tabs: readonly { to: string; label: string; count?: number | undefined }[]
  className?: string | undefined
}

/** Tabs that are links, each to a page; they look like `Tabs`. On a narrow window the row scrolls sideways and fades where it is cut. */
export function TabLinks({ label, tabs, className }: TabLinksProps) {
  const row = useRef<HTMLUListElement>(null)
  useCutEdges(row)
  return (
    <nav aria-label={label} className={clsx('border-b border-line', className)}>
      <ul ref={row} className="-mx-1 flex gap-3 overflow-x-auto sm:gap-5 scrollbar-none fade-cut-edges">
        {tabs.map((tab) => (
          <li key={tab.to} className="shrink-0">
            <TabLink {...tab} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TabLink({ to, label, count }: TabLinksProps['tabs'][number]) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (link.current?.ariaCurrent === 'page')
      link.current.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <NavLink ref={link} to={to} end className={linkClass}>
      {label}
      {count !== undefined && (
        <span className="rounded-full bg-fill px-1.5 text-xs text-ink-soft digits">{count}</span>
      )}
    </NavLink>
  )
}

/** The focus ring goes inside, because the row clips its overflow. */
const linkClass = clsx(
  'touch-target relative flex h-10 items-center gap-2 rounded-sm px-1 text-sm font-medium whitespace-nowrap text-ink-soft',
  'transition-colors duration-fast hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:text-ink',
  'after:absolute after:inset-x-1 after:bottom-0 after:h-0.5 after:rounded-full after:bg-accent after:opacity-0 aria-[current=page]:after:opacity-100',
)
