import type { Format } from '@retropulse/domain/board/formats/format'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormatFold } from './format-fold.tsx'
import { gridClass } from './format-grid.ts'
import type { GallerySection } from './gallery-sections.ts'
import { t } from './messages.ts'

/** Two rows of a window that is wide enough for three cards beside each other. */
const FIRST = 6

export interface FormatSectionProps extends GallerySection {
  heading: 'h2' | 'h3'
  card: (format: Format) => ReactNode
  /** How much of it shows at first: all, its first cards, or for a phone its head (CREATE-37, CREATE-38). */
  shows: 'all' | 'first' | 'folded' | 'unfolded'
}

/** A section of the gallery of formats: its head and its cards. */
export function FormatSection({ id, formats, heading: Heading, card, shows }: FormatSectionProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const isLong = shows === 'first' && formats.length > FIRST
  const title = (
    <Heading id={`formats-${id}`} className="font-display text-lg font-semibold tracking-tight">
      {t(`section.${id}`)}
    </Heading>
  )
  const list = (
    <ul id={listId} className={clsx(gridClass, isLong && !isOpen && shortClass)}>
      {formats.map((format) => (
        <li key={format.slug} className="flex min-w-0">
          {card(format)}
        </li>
      ))}
    </ul>
  )
  const folds = shows === 'folded' || shows === 'unfolded'
  return (
    <section
      aria-labelledby={`formats-${id}`}
      className={folds ? 'border-t border-line' : 'flex flex-col gap-3'}
    >
      {folds ? (
        <FormatFold title={title} count={formats.length} startsOpen={shows === 'unfolded'}>
          {list}
        </FormatFold>
      ) : (
        <>
          <div className="flex min-h-8 items-center gap-2">
            {title}
            {isLong && (
              <Button
                size="sm"
                variant="quiet"
                className="ms-auto -me-3"
                aria-expanded={isOpen}
                aria-controls={listId}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? t('showFewer') : t('showAllOf', { count: formats.length })}
              </Button>
            )}
          </div>
          {list}
        </>
      )}
    </section>
  )
}

/** Leaves the first cards, and the chosen one wherever it stands. */
const shortClass = '[&>li:nth-child(n+7):not(:has(:checked))]:hidden'
