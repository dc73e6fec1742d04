import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Skeleton } from '../../ui/skeleton.tsx'
import { t } from './messages.ts'
import { type Template, templateSearch } from './templates.ts'

export interface TemplateLinksProps {
  /** Undefined while they are not known. */
  templates: readonly Template[] | undefined
  currentId: string | undefined
}

/** What a survey can begin with, each an address of the page that is open. */
export function TemplateLinks({ templates, currentId }: TemplateLinksProps) {
  return (
    <nav aria-label={t('templates.look')} className="min-h-18">
      <p aria-hidden="true" className="mb-2 text-sm font-medium">
        {t('templates')}
      </p>
      <ul className="flex flex-wrap gap-2">
        {templates === undefined
          ? ['w-32', 'w-36', 'w-30', 'w-44', 'w-40'].map((width) => (
              <li key={width}>
                <Skeleton className={`touch-target h-9 ${width}`} />
              </li>
            ))
          : templates.map((template) => (
              <li key={template.id}>
                <TemplateLink template={template} isCurrent={template.id === currentId} />
              </li>
            ))}
      </ul>
    </nav>
  )
}

function TemplateLink({ template, isCurrent }: { template: Template; isCurrent: boolean }) {
  const { id, title, format } = template
  return (
    <Link
      to={{ search: templateSearch(id) }}
      replace
      preventScrollReset
      aria-current={isCurrent}
      className={clsx(
        'touch-target inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border px-3.5 text-sm transition-colors duration-fast',
        isCurrent
          ? 'border-accent bg-accent-soft font-medium text-accent-ink'
          : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
      )}
    >
      <span aria-hidden="true">{format.meta.intro.icon}</span>
      <span dir="auto" className="min-w-0 py-1 wrap-anywhere">
        {title}
      </span>
    </Link>
  )
}
