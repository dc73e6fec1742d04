import { clsx } from 'clsx'
import { useRef } from 'react'
import { useCutEdges } from '../../ui/use-cut-edges.ts'
import type { GalleryFilter, GallerySection } from './gallery-sections.ts'
import { t } from './messages.ts'

export interface FilterRowProps {
  filter: GalleryFilter
  /** Undefined while they load. */
  sections: readonly GallerySection[] | undefined
  onFilter: (filter: GalleryFilter) => void
}

const ALWAYS: readonly GallerySection['id'][] = ['season', 'classic', 'metaphor', 'team', 'seasonal']

/** Narrows the gallery to one section (CREATE-30). On a phone the row scrolls sideways. */
export function FilterRow({ filter, sections, onFilter }: FilterRowProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  useCutEdges(row)
  const there = sections?.map(({ id }) => id)
  const filters: GalleryFilter[] = ['all', ...(there ?? ALWAYS)]
  return (
    <fieldset
      ref={row}
      className="fade-cut-edges -mx-5 max-w-[100vw] min-w-0 overflow-x-auto scrollbar-none px-5 py-1"
    >
      <legend className="sr-only">{t('filter')}</legend>
      <span className="flex gap-1.5 sm:flex-wrap">
        {filters.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={filter === id}
            onClick={() => onFilter(filter === id ? 'all' : id)}
            className={clsx(
              'touch-target h-8 shrink-0 rounded-full border px-3 text-sm font-medium transition-colors duration-fast',
              filter === id
                ? 'border-accent bg-accent-soft text-accent-ink'
                : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
            )}
          >
            {id === 'all' ? t('filter.all') : t(`section.${id}`)}
          </button>
        ))}
      </span>
    </fieldset>
  )
}
