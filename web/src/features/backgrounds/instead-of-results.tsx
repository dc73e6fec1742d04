import { BACKGROUNDS } from '@retropulse/domain/board/backgrounds/backgrounds'
import { findBackgrounds } from '@retropulse/domain/board/backgrounds/find-backgrounds'
import ImageOff from 'lucide-react/icons/image-off'
import type { ReactNode } from 'react'
import type { SavingBackdrop } from '../../lib/picture-address.ts'
import { BackgroundGrid } from './background-grid.tsx'
import { t } from './messages.ts'

export interface InsteadOfResultsProps extends SavingBackdrop {
  term: string
  /** Why there are no results. */
  children: ReactNode
}

/**
 * Says why a search has no results, above the built-in backgrounds, which stay to choose from (BG-10). Those that the
 * term finds stand apart, so that no other one looks like a result (BG-17).
 */
export function InsteadOfResults({ term, children, ...saving }: InsteadOfResultsProps) {
  const found = findBackgrounds(BACKGROUNDS, term)
  const others = BACKGROUNDS.filter((background) => !found.includes(background))
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-3 rounded-md bg-fill px-4 py-3 text-sm">
        <ImageOff aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
        {children}
      </div>
      {found.length > 0 && (
        <TitledGrid title={t('themesFor', { term })}>
          <BackgroundGrid {...saving} label={t('themesFor', { term })} backgrounds={found} isPictured />
        </TitledGrid>
      )}
      <TitledGrid title={t(found.length > 0 ? 'otherThemes' : 'themes')}>
        <BackgroundGrid
          {...saving}
          label={t(found.length > 0 ? 'otherThemes' : 'themes')}
          backgrounds={others}
        />
      </TitledGrid>
    </div>
  )
}

/** The list below has the title as its name. */
function TitledGrid({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-medium wrap-anywhere">{title}</h3>
      {children}
    </div>
  )
}
