export interface SettingsIndexProps {
  /** The accessible name of the links. */
  label: string
  /** The sections of the page in their order; `id` is that of a `SettingsSection`. */
  sections: readonly { readonly id: string; readonly title: string }[]
}

/** Links to the sections of a long settings page, for a wide window, where the row takes one line. */
export function SettingsIndex({ label, sections }: SettingsIndexProps) {
  return (
    <nav aria-label={label} className="max-lg:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                goTo(id)
              }}
              className="touch-target flex min-h-6 items-center rounded-sm text-ink-soft underline-offset-2 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Brings a section to the top and puts the focus on its heading, so that Tab goes on from there. */
function goTo(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
