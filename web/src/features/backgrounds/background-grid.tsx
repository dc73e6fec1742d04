import { BACKGROUNDS } from '@retropulse/domain/board/backgrounds/backgrounds'
import type { Background } from '@retropulse/domain/board/backgrounds/background'
import { t } from './messages.ts'
import { NO_BACKDROP, pictureAddress, backgroundAddress } from '../../lib/picture-address.ts'
import { PictureTile } from './picture-tile.tsx'
import type { SavingBackdrop } from '../../lib/picture-address.ts'

export interface BackgroundGridProps extends SavingBackdrop {
  /** Other words than 'Built-in backgrounds', where the grid is one of two. */
  label?: string
  backgrounds?: readonly Background[]
  /** Without 'No background', which the other grid has. */
  isPictured?: boolean
}

/** 'No background', then the 44 built-in backgrounds (BG-1). */
export function BackgroundGrid({
  current: backdrop,
  saving,
  save,
  label = t('themes'),
  backgrounds = BACKGROUNDS,
  isPictured = false,
}: BackgroundGridProps) {
  const current = pictureAddress(backdrop)
  return (
    <ul aria-label={label} className={pictureGrid}>
      {!isPictured && (
        <PictureTile
          label={t('none')}
          src={null}
          isChosen={current === null}
          isSaving={saving === null}
          onChoose={() => void save(NO_BACKDROP)}
        >
          {t('none')}
        </PictureTile>
      )}
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
