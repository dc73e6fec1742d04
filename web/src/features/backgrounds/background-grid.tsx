import { BACKGROUNDS } from '@retropulse/domain/board/backgrounds/backgrounds'
import { findBackgrounds } from '@retropulse/domain/board/backgrounds/find-backgrounds'
import { t } from './messages.ts'
import { NO_BACKDROP, pictureAddress, backgroundAddress } from '../../lib/picture-address.ts'
import { PictureTile } from './picture-tile.tsx'
import type { SavingBackdrop } from '../../lib/picture-address.ts'

export interface BackgroundGridProps extends SavingBackdrop {
  /** The backgrounds that these words find come first (BG-17). */
  term?: string
}

/** 'No background', then the 44 built-in backgrounds (BG-1). */
export function BackgroundGrid({ current: backdrop, saving, save, term = '' }: BackgroundGridProps) {
  const backgrounds = [...new Set([...findBackgrounds(BACKGROUNDS, term), ...BACKGROUNDS])]
  const current = pictureAddress(backdrop)
  return (
    <ul aria-label={t('themes')} className={pictureGrid}>
      <PictureTile
        label={t('none')}
        src={null}
        isChosen={current === null}
        isSaving={saving === null}
        onChoose={() => void save(NO_BACKDROP)}
      >
        {t('none')}
      </PictureTile>
      {backgrounds.map(({ id, name }) => (
        <PictureTile
          key={id}
          label={name}
          src={backgroundAddress(id)}
          isChosen={current === backgroundAddress(id)}
          isSaving={saving === backgroundAddress(id)}
          onChoose={() => void save({ theme: id, backgroundUrl: null })}
        >
          {name}
        </PictureTile>
      ))}
    </ul>
  )
}

/** Pictures in rows: two on a phone, three in wider windows. */
export const pictureGrid = 'grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3'
