import type { BoardCard } from '@retropulse/contract/board'
import { clsx } from 'clsx'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { columnHues } from '../../lib/column-hues.ts'
import { pictureOf } from './retro-picture.ts'

export interface RetroCardImageProps {
  retro: BoardCard
  isFree: boolean
  className?: string
}

/**
 * The background of a retro, or the colours of its columns (DASH-7); a lock for an archived one (DASH-8). Decoration.
 */
export function RetroCardImage({ retro, isFree, className }: RetroCardImageProps) {
  const picture = pictureOf(retro, isFree)
  const [broken, setBroken] = useState<string | null>(null)
  const isArchived = retro.daysRemaining === 0
  return (
    <span aria-hidden="true" className={clsx('relative flex overflow-hidden bg-fill', className)}>
      {isArchived ? (
        <Lock className="m-auto size-5 text-ink-faint" />
      ) : picture !== null && picture !== broken ? (
        <img
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(picture)}
        />
      ) : (
        columnHues(retro.meanings).map((hue) => (
          <span key={hue} data-hue={hue} className="flex-1 border-t-4 border-hue-strong bg-hue" />
        ))
      )}
    </span>
  )
}
