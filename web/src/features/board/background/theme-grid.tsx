import { THEMES } from '@retropulse/domain/board/themes'
import { t } from './messages.ts'
import { NO_BACKDROP, pictureAddress, themeAddress } from './picture-address.ts'
import { PictureTile } from './picture-tile.tsx'
import type { SavingBackdrop } from './save-backdrop.ts'

/** The 44 built-in pictures (board.md §9), and before them the way back to none. */
export function ThemeGrid({ current: backdrop, saving, save }: SavingBackdrop) {
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
      {THEMES.map(({ id, name }) => (
        <PictureTile
          key={id}
          label={name}
          src={themeAddress(id)}
          isChosen={current === themeAddress(id)}
          isSaving={saving === themeAddress(id)}
          onChoose={() => void save({ theme: id, backgroundUrl: null })}
        >
          {name}
        </PictureTile>
      ))}
    </ul>
  )
}

/** Pictures in rows: two on a phone, three beside a mouse. */
export const pictureGrid = 'grid grid-cols-2 gap-x-3 gap-y-4 p-0.75 sm:grid-cols-3'
