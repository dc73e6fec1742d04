import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef } from 'react'

export interface SettingsIndexProps {
  /** The accessible name of the links. */
  label: string
  /** The sections of the page in their order; `id` is that of a `SettingsSection`. */
  sections: readonly { readonly id: string; readonly title: string }[]
}

/**
 * Links to the sections of a long settings page: in one line on a wide window, which has room for it, and folded on a
 * narrow one.
 */
export function SettingsIndex({ label, sections }: SettingsIndexProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const links = sections.map(({ id, title }) => (
    <li key={id}>
      <a
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault()
          // Folded first: the place of the section is measured as it will be.
          if (fold.current !== null) fold.current.open = false
          goTo(id)
        }}
        className="touch-target flex min-h-6 items-center rounded-sm text-ink-soft underline-offset-2 hover:text-ink hover:underline max-lg:min-h-11"
      >
        {title}
      </a>
    </li>
  ))
  return (
    <>
      <nav aria-label={label} className="max-lg:hidden">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">{links}</ul>
      </nav>
      <nav aria-label={label} className="lg:hidden">
        <details ref={fold} className="group rounded-lg border border-line bg-surface px-4 text-sm">
          <summary className="-mx-4 flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-4 font-medium">
            {label}
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 text-ink-faint transition-transform duration-fast group-open:rotate-180"
            />
          </summary>
          <ul className="grid grid-cols-2 gap-x-4 border-t border-line py-1 sm:grid-cols-3">{links}</ul>
        </details>
      </nav>
    </>
  )
}

/** Brings a section to the top and puts the focus on its heading, so that Tab goes on from there. */
function goTo(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
