import type { Format } from '@retropulse/domain/board/formats/format'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormatFold } from './format-fold.tsx'
import { fewClass, gridClass } from './format-grid.ts'
import type { GallerySection } from './gallery-sections.ts'
import { t } from './messages.ts'

/** Two rows of a window that is wide enough for three cards beside each other. */
const FIRST = 6

export interface FormatSectionProps extends GallerySection {
  heading: 'h2' | 'h3'
  card: (format: Format) => ReactNode
  /** How it begins where it can be folded, on a phone (CREATE-37). */
  fold?: 'folded' | 'unfolded' | undefined
  /** Whether only the first cards show until a press shows all (CREATE-38). */
  isShort: boolean
}

/** A section of the gallery of formats: its head and its cards. */
export function FormatSection({ id, formats, heading: Heading, card, fold, isShort }: FormatSectionProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const isSeason = id === 'season'
  const isLong = isShort && formats.length > FIRST
  const title = (
    <Heading id={`formats-${id}`} className="font-display text-lg font-semibold tracking-tight">
      {t(`section.${id}`)}
    </Heading>
  )
  const list = (
    <ul
      id={listId}
      // Where a retro starts these are lower, so that the chosen format below them is in sight.
      {...(isSeason && { [isShort ? 'data-low' : 'data-few']: '' })}
      className={clsx('group/list', isSeason ? fewClass : gridClass, isLong && !isOpen && shortClass)}
    >
      {formats.map((format) => (
        <li key={format.slug} className="flex min-w-0">
          {card(format)}
        </li>
      ))}
    </ul>
  )
  const others = isLong && (
    <Button
      size="sm"
      variant="quiet"
      className="ms-auto -me-3 max-sm:mx-auto max-sm:mt-2"
      aria-expanded={isOpen}
      aria-controls={listId}
      onClick={() => setOpen(!isOpen)}
    >
      {isOpen ? t('showFewer') : t('showAllOf', { count: formats.length })}
    </Button>
  )
  return (
    <section
      aria-labelledby={`formats-${id}`}
      className={fold === undefined ? 'flex flex-col gap-3' : 'border-t border-line'}
    >
      {fold === undefined ? (
        <>
          <div className="flex min-h-8 items-center gap-2">
            {title}
            {others}
          </div>
          {list}
        </>
      ) : (
        <FormatFold title={title} count={formats.length} startsOpen={fold === 'unfolded'}>
          {list}
          <div className="flex">{others}</div>
        </FormatFold>
      )}
    </section>
  )
}

/** Leaves the first cards (`FIRST`), and the chosen one wherever it stands. */
const shortClass = '[&>li:nth-child(n+7):not(:has(:checked))]:hidden'
