import { clsx } from 'clsx'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Spinner } from '../../ui/spinner.tsx'

export interface PictureTileProps {
  /** What the tile chooses, for screen readers. */
  label: string
  /** The address of the small picture; null draws an empty desk. */
  src: string | null
  isChosen: boolean
  isSaving: boolean
  onChoose: () => void
  /** Below the picture: its name, or its author. */
  children: ReactNode
}

/** A picture to choose; it loads when it comes near the window. */
export function PictureTile({ label, src, isChosen, isSaving, onChoose, children }: PictureTileProps) {
  const [isBroken, setBroken] = useState(false)
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={label}
        aria-pressed={isChosen}
        onClick={onChoose}
        className={clsx(
          'relative block aspect-16/9 w-full overflow-hidden rounded-md border bg-fill transition-[scale] duration-fast active:scale-[0.98]',
          isChosen ? 'border-accent ring-2 ring-accent' : 'border-line hover:border-line-strong',
          src === null && 'bg-desk',
        )}
      >
        {src === null && <Ban aria-hidden="true" className="absolute inset-0 m-auto size-6 text-ink-faint" />}
        {src !== null && !isBroken && (
          <img
            src={src}
            alt=""
            loading="lazy"
            referrerPolicy="no-referrer"
            draggable={false}
            onError={() => setBroken(true)}
            data-art="choice"
            className="size-full object-cover"
          />
        )}
        {(isChosen || isSaving) && (
          <span className="absolute inset-e-2 top-2 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
            {isSaving ? <Spinner className="size-4" /> : <Check aria-hidden="true" className="size-4" />}
          </span>
        )}
      </button>
      <p className="mt-1.5 truncate text-xs text-ink-soft">{children}</p>
    </li>
  )
}
