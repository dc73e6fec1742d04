import type { Format } from '@retropulse/domain/board/formats/format'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { usePhone } from '../../lib/use-phone.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FilterRow } from './filter-row.tsx'
import { FormatGalleryWaiting } from './format-gallery-waiting.tsx'
import { FormatSection, type FormatSectionProps } from './format-section.tsx'
import { type GalleryFilter, type GallerySection, narrowSections } from './gallery-sections.ts'
import { t } from './messages.ts'
import { useCardKeys } from './use-card-keys.ts'

export interface FormatGalleryProps {
  /** Undefined while they load. */
  sections: readonly GallerySection[] | undefined
  /** The slug of the chosen format, whose group a phone shows unfolded. */
  picked?: string | undefined
  /** Draws the card of a format; its focusable element is marked `data-card`. */
  card: (format: Format) => ReactNode
  /** Called with the card to which an arrow key led. */
  onArrow?: (card: HTMLElement) => void
  /** Whether each section shows only its first cards until a press shows all (CREATE-38). */
  isShort?: boolean
  /** The level of the headings of sections on the page. */
  heading?: 'h2' | 'h3'
}

/**
 * The gallery of formats by sections, with filter and search; arrows lead from card to card (CREATE-30, CREATE-31). On a
 * phone sections fold (CREATE-37); they can show their first cards alone (CREATE-38).
 */
export function FormatGallery({
  sections,
  picked,
  card,
  onArrow,
  heading = 'h2',
  isShort = false,
}: FormatGalleryProps) {
  const isPhone = usePhone()
  const [filter, setFilter] = useState<GalleryFilter>('all')
  const [search, setSearch] = useState('')
  const cards = useCardKeys(onArrow)
  const shown = sections && narrowSections(sections, filter, search)
  const count = shown?.reduce((sum, { formats }) => sum + formats.length, 0) ?? 0
  const isNarrowed = search !== '' || filter !== 'all'
  const foldOf = ({ id, formats }: GallerySection, at: number): FormatSectionProps['fold'] => {
    if (!isPhone || isNarrowed) return undefined
    const isWanted = picked === undefined ? id === 'classic' : formats.some(({ slug }) => slug === picked)
    return at === 0 || isWanted ? 'unfolded' : 'folded'
  }
  const showAll = () => {
    setFilter('all')
    setSearch('')
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TextField
          type="search"
          label={t('search')}
          labelHidden
          placeholder={t('search')}
          icon={<Search aria-hidden="true" className="size-4" />}
          value={search}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="w-full sm:w-64 sm:grow"
        />
        {/* On a phone the folds are the way to a group; a filter from a wider window can be taken off. */}
        {(!isPhone || filter !== 'all') && (
          <FilterRow filter={filter} sections={sections} onFilter={setFilter} />
        )}
      </div>
      <p role="status" className="sr-only">
        {shown && isNarrowed ? t('found', { count }) : ''}
      </p>
      {shown === undefined && <FormatGalleryWaiting isShort={isShort} />}
      {shown?.length === 0 && (
        <div ref={scrollHere} className="scroll-mb-28">
          <EmptyState
            icon={<SearchX />}
            title={t('noneFound')}
            text={t('noneFoundText')}
            action={<Button onClick={showAll}>{t('showAll')}</Button>}
          />
        </div>
      )}
      <div ref={cards} className={isPhone && !isNarrowed ? 'flex flex-col' : 'flex flex-col gap-8'}>
        {shown?.map((section, at) => (
          <FormatSection
            key={section.id}
            {...section}
            heading={heading}
            card={card}
            fold={foldOf(section, at)}
            isShort={isShort && !isNarrowed}
          />
        ))}
      </div>
    </div>
  )
}

/** The empty result may lie below the window, where the user who types would not learn of it. */
function scrollHere(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
