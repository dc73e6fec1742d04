import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCutEdges } from '../../ui/use-cut-edges.ts'
import { type Template, templateSearch } from './templates.ts'

export interface TemplateLinksProps {
  label: string
  /** Undefined while they are not known. */
  templates: readonly Template[] | undefined
  currentId: string | undefined
}

/** The templates, each a link to the open page with its query. In one row, so that none moves the page. */
export function TemplateLinks({ label, templates, currentId }: TemplateLinksProps) {
  const labelId = useId()
  const row = useRef<HTMLUListElement>(null)
  useCutEdges(row)
  return (
    <nav aria-labelledby={labelId}>
      <p id={labelId} className="mb-1 text-sm font-medium">
        {label}
      </p>
      <ul
        ref={row}
        className="fade-cut-edges -mx-5 flex scroll-px-12 gap-2 overflow-x-auto px-5 py-1 sm:flex-wrap scrollbar-none"
      >
        {templates === undefined
          ? ['w-32', 'w-36', 'w-30', 'w-44', 'w-40', 'w-34', 'w-38'].map((width) => (
              <li key={width} className="shrink-0">
                <Skeleton className={`touch-target h-9 rounded-full ${width}`} />
              </li>
            ))
          : templates.map((template) => (
              <li key={template.id} className="shrink-0">
                <TemplateLink template={template} isCurrent={template.id === currentId} />
              </li>
            ))}
      </ul>
    </nav>
  )
}

function TemplateLink({ template, isCurrent }: { template: Template; isCurrent: boolean }) {
  const { id, title, format } = template
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])
  return (
    <Link
      ref={link}
      to={{ search: templateSearch(id) }}
      replace
      aria-current={isCurrent}
      className={clsx(
        'touch-target inline-flex h-9 items-center gap-2 rounded-full border px-3 text-sm whitespace-nowrap transition-colors duration-fast',
        isCurrent
          ? 'border-accent bg-accent-soft font-medium text-accent-ink'
          : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
      )}
    >
      <span aria-hidden="true">{format.meta.intro.icon}</span>
      <span dir="auto">{title}</span>
    </Link>
  )
}
