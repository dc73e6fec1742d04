import type { Format } from '@retropulse/domain/board/formats/format'
import { clsx } from 'clsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import Eye from 'lucide-react/icons/eye'
import { FormatCard, formatCardClass } from './format-card.tsx'
import { t } from './messages.ts'

export interface PickableCardProps {
  format: Format
  isPicked: boolean
  onPick: () => void
  onPreview: () => void
}

/**
 * A format to choose: one radio button of many (CREATE-31). Enter opens its preview, so that no retro starts by
 * accident. The preview button, which leads to the page of the format, is a stop of the Tab key on the chosen card only.
 */
export function PickableCard({ format, isPicked, onPick, onPreview }: PickableCardProps) {
  return (
    <div
      className={clsx(
        formatCardClass,
        // One line over the border: two beside each other would let the picture show between them in the corners.
        'w-full has-checked:border-accent has-checked:outline-2 has-checked:-outline-offset-1 has-checked:outline-accent',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
      )}
    >
      <label className="flex min-w-0 flex-1 cursor-pointer max-sm:pe-15 sm:flex-col">
        <input
          type="radio"
          name="format"
          value={format.slug}
          checked={isPicked}
          aria-label={format.name}
          {...(format.sentence !== '' && { 'aria-description': format.sentence })}
          data-card
          onChange={onPick}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onPreview()
          }}
          className="absolute inset-0 z-1 cursor-pointer opacity-0"
        />
        <FormatCard format={format} mark={isPicked ? <CircleCheck className="size-5 text-accent" /> : null} />
      </label>
      {/*
        Where fingers press it is below the columns, so that the picture stays free. With a mouse it is in the
        corner of the picture: in a place as large as the picture, which lets presses through to the choice.
      */}
      <div className="pointer-events-none absolute inset-e-1 z-2 flex items-end justify-end max-sm:inset-y-0 max-sm:items-center sm:bottom-0 sm:pointer-fine:inset-x-0 sm:pointer-fine:top-0 sm:pointer-fine:bottom-auto sm:pointer-fine:aspect-3/2 sm:pointer-fine:p-2 sm:pointer-fine:group-data-low/list:aspect-auto sm:pointer-fine:group-data-low/list:h-20">
        <button
          type="button"
          aria-label={t('preview', { name: format.name })}
          aria-haspopup="dialog"
          tabIndex={isPicked ? 0 : -1}
          onClick={onPreview}
          className={clsx(
            'touch-area pointer-events-auto inline-flex h-12 w-14 flex-col items-center justify-center gap-0.5 rounded-sm text-xs font-medium text-ink-soft transition-[color,border-color,opacity] duration-fast hover:text-ink',
            'sm:h-11 sm:w-auto sm:flex-row sm:gap-1.5 sm:px-2.5 sm:pointer-fine:h-7 sm:pointer-fine:border sm:pointer-fine:border-line sm:pointer-fine:bg-surface sm:pointer-fine:px-2 sm:pointer-fine:hover:border-line-strong',
            // With a mouse it is on the card that one points at or has reached, so that the others are free for pictures.
            'sm:pointer-fine:opacity-0 sm:pointer-fine:group-hover:opacity-100 sm:pointer-fine:group-focus-within:opacity-100',
          )}
        >
          <Eye aria-hidden="true" className="size-4 shrink-0" />
          <span className="max-sm:text-[0.6875rem]/3">{t('previewShort')}</span>
        </button>
      </div>
    </div>
  )
}
