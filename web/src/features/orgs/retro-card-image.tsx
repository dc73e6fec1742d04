import { clsx } from 'clsx'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { RetroMiniature, type RetroMiniatureProps } from './retro-miniature.tsx'
import { pictureOf } from './retro-picture.ts'

export interface RetroCardImageProps extends RetroMiniatureProps {
  isFree: boolean
  className?: string
}

/**
 * A retro in small, on its background (DASH-7); a lock for an archived one (DASH-8). Decoration.
 */
export function RetroCardImage({
  retro,
  miniature,
  isLarge = false,
  isFree,
  className,
}: RetroCardImageProps) {
  const picture = pictureOf(retro, isFree)
  const [broken, setBroken] = useState<string | null>(null)
  const isArchived = retro.daysRemaining === 0
  return (
    // Without a background neither lighter nor darker than the card by much: `desk` is a dark hole in the dark theme.
    <span aria-hidden="true" className={clsx('relative flex overflow-hidden bg-fill/50', className)}>
      {isArchived ? (
        <Lock className="m-auto size-5 text-ink-faint" />
      ) : (
        <>
          {picture !== null && picture !== broken && (
            <img
              src={picture}
              alt=""
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
              data-art="small"
              className="absolute inset-0 size-full object-cover"
              onError={() => setBroken(picture)}
            />
          )}
          <RetroMiniature retro={retro} miniature={miniature} isLarge={isLarge} />
        </>
      )}
    </span>
  )
}
