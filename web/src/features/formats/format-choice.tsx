import type { Format } from '@retropulse/domain/board/formats/format'
import { useState } from 'react'
import { FormatGallery } from './format-gallery.tsx'
import { gallerySections } from './gallery-sections.ts'
import { PickableCard } from './pickable-card.tsx'

export interface FormatChoiceProps {
  /** The formats of the product; undefined while they load. */
  formats: readonly Format[] | undefined
  /** The formats of the organisation. */
  yours: readonly Format[]
  /** The slug of the chosen format. */
  picked: string | undefined
  onPick: (slug: string) => void
  onPreview: (format: Format) => void
}

/** The gallery with a radio button for each format (CREATE-31). */
export function FormatChoice({ formats, yours, picked, onPick, onPreview }: FormatChoiceProps) {
  const [month] = useState(() => new Date().getMonth() + 1)
  return (
    <FormatGallery
      isShort
      sections={formats && gallerySections(formats, yours, month)}
      picked={picked}
      onArrow={(card) => card.click()}
      card={(format) => (
        <PickableCard
          format={format}
          isPicked={format.slug === picked}
          onPick={() => onPick(format.slug)}
          onPreview={() => onPreview(format)}
        />
      )}
    />
  )
}
