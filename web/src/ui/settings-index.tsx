import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useSectionInView } from './use-section-in-view.ts'

export interface IndexGroup {
  /** The same as that of the `SettingsGroup`. */
  readonly title?: string | undefined
  /** `id` is that of a `SettingsSection`. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

export interface SettingsIndexProps {
  /** The accessible name of the links. */
  label: string
  /** The sections of the page in their order. */
  groups: readonly IndexGroup[]
  /** Whether a narrow window has them, too, folded above the sections. */
  isFoldedAbove?: boolean
}

/**
 * Links to the sections of a long page: beside them on a wide window, where they stay in view and say which section is
 * read (ORG-34). On a narrow one sections that fold by themselves need no links (ORG-36); others have them above.
 */
export function SettingsIndex({ label, groups, isFoldedAbove = false }: SettingsIndexProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const [current, goTo] = useSectionInView(groups.flatMap(({ sections }) => sections.map(({ id }) => id)))
  const linksOf = (sections: IndexGroup['sections']) =>
    sections.map(({ id, title }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => {
            event.preventDefault()
            // Folded first: the place of the section is measured as it will be.
            if (fold.current !== null) fold.current.open = false
            goTo(id)
          }}
          className={linkClass}
        >
          {title}
        </a>
      </li>
    ))
  return (
    <>
      <nav
        aria-label={label}
        className={clsx(
          'sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col gap-4 self-start overflow-y-auto text-sm max-md:hidden',
          // In line with the title of the first section, or of the first group.
          groups[0]?.title === undefined ? 'mt-4' : 'mt-1.5',
        )}
      >
        {groups.map(({ title, sections }) => (
          <div key={sections[0]?.id}>
            {title !== undefined && <p className="mb-1 text-xs font-medium text-ink-faint">{title}</p>}
            <ul aria-label={title} className="border-s border-line">
              {linksOf(sections)}
            </ul>
          </div>
        ))}
      </nav>
      {isFoldedAbove && (
        <nav aria-label={label} className="md:hidden">
          <details ref={fold} className="group rounded-lg border border-line bg-surface px-4 text-sm">
            <summary className="-mx-4 flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-4 font-medium">
              {label}
              <ChevronDown
                aria-hidden="true"
                className="size-4 shrink-0 text-ink-faint transition-transform duration-fast group-open:rotate-180"
              />
            </summary>
            <ul className="grid grid-cols-2 gap-x-4 border-t border-line py-1 sm:grid-cols-3">
              {linksOf(groups.flatMap(({ sections }) => sections))}
            </ul>
          </details>
        </nav>
      )}
    </>
  )
}

export interface SettingsLayoutProps {
  /** A `SettingsIndex`, or its room. */
  index: ReactNode
  /** `SettingsGroup`s. */
  children: ReactNode
  isBusy?: boolean
}

/** A long settings page: groups of sections below each other, with links to the sections beside. */
export function SettingsLayout({ index, children, isBusy }: SettingsLayoutProps) {
  return (
    <div
      aria-busy={isBusy}
      className="grid gap-5 md:grid-cols-[10.5rem_minmax(0,1fr)] md:gap-x-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-14"
    >
      {index}
      <div className="flex min-w-0 flex-col gap-6 md:gap-10">{children}</div>
    </div>
  )
}

export interface SettingsGroupProps {
  /** What the sections have in common (ORG-37); without one the page has a single group, or the group is apart. */
  title?: string | undefined
  /** A line divides it from the group before, as what cannot be taken back by a press. */
  isApart?: boolean
  /** `SettingsSection`s. */
  children: ReactNode
}

/** Sections of a `SettingsLayout`: cards below each other, on a narrow window the folded rows of one card. */
export function SettingsGroup({ title, isApart = false, children }: SettingsGroupProps) {
  const id = useId()
  return (
    <div
      {...(title !== undefined && { role: 'group', 'aria-labelledby': id })}
      className={clsx('scroll-mt-20', isApart && 'border-t border-line pt-6 md:pt-10')}
    >
      {title !== undefined && (
        <p
          id={id}
          className="mb-2 text-sm font-medium text-ink-soft max-md:px-5 md:mb-3 md:font-display md:text-lg md:font-semibold md:tracking-tight md:text-ink"
        >
          {title}
        </p>
      )}
      <div className="flex flex-col max-md:divide-y max-md:divide-line max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface md:gap-5">
        {children}
      </div>
    </div>
  )
}

/** The mark of the current section lies over the line of its group; the focus ring goes inside, as the links scroll. */
const linkClass = clsx(
  'touch-target flex items-center rounded-sm text-ink-soft hover:text-ink max-md:min-h-11 max-md:underline-offset-2 max-md:hover:underline',
  'md:relative md:-ms-px md:min-h-8 md:px-3.5 md:py-1.5 md:leading-4.5 md:focus-visible:-outline-offset-2 md:aria-[current]:font-medium md:aria-[current]:text-ink',
  'md:before:absolute md:before:inset-y-1 md:before:inset-s-0 md:before:w-0.5 md:before:rounded-full md:before:bg-accent md:before:opacity-0 md:aria-[current]:before:opacity-100',
)
