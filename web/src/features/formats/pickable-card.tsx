import type { Format } from '@retropulse/domain/board/formats/format'
import { clsx } from 'clsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import Eye from 'lucide-react/icons/eye'
import { Link } from 'react-router'
import { FormatCard, formatCardClass } from './format-card.tsx'
import { formatPath } from './format-path.ts'
import { t } from './messages.ts'

export interface PickableCardProps {
  format: Format
  isPicked: boolean
  /** Whether a page describes this format. */
  hasPage: boolean
  onPick: () => void
  onPreview: () => void
}

/**
 * A format to choose: one radio button of many (CREATE-31). Enter opens its preview, so that no retro starts by
 * accident. The preview button and the link to its page, which phones and rows have in the preview alone, are stops of
 * the Tab key on the chosen card only.
 */
export function PickableCard({ format, isPicked, hasPage, onPick, onPreview }: PickableCardProps) {
  return (
    <div
      className={clsx(
        formatCardClass,
        'w-full has-checked:border-accent has-checked:outline has-checked:outline-accent',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
      )}
    >
      <label
        className={clsx(
          'flex min-w-0 flex-1 cursor-pointer max-sm:pe-15 sm:flex-col',
          // Room for the preview button, where no link to a page of the format keeps its line free.
          hasPage ? 'sm:group-data-rows/list:pb-7 sm:pointer-coarse:group-data-rows/list:pb-9' : 'sm:pb-7.5',
        )}
      >
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
      {hasPage && (
        <Link
          to={formatPath(format.slug)}
          aria-label={t('learnMoreAbout', { name: format.name })}
          tabIndex={isPicked ? 0 : -1}
          className="touch-target relative z-2 mx-3.5 mb-3.5 flex items-center self-start rounded-sm text-xs font-medium text-accent-ink hover:underline max-sm:hidden pointer-coarse:-mt-3.5 pointer-coarse:mb-0 sm:group-data-rows/list:hidden"
        >
          {t('learnMore')}
        </Link>
      )}
      <button
        type="button"
        aria-label={t('preview', { name: format.name })}
        data-tooltip={t('preview', { name: format.name })}
        aria-haspopup="dialog"
        tabIndex={isPicked ? 0 : -1}
        onClick={onPreview}
        className={clsx(
          'touch-target absolute z-2 inline-flex items-center justify-center gap-1.5 rounded-sm text-xs font-medium text-accent-ink transition-opacity duration-fast hover:underline focus-visible:opacity-100',
          'max-sm:inset-e-1 max-sm:inset-y-0 max-sm:my-auto max-sm:h-12 max-sm:w-14 max-sm:flex-col max-sm:gap-0.5 sm:inset-e-3.5 sm:bottom-2.5 pointer-fine:min-h-6 sm:pointer-coarse:bottom-0 sm:pointer-coarse:opacity-100',
          'sm:group-data-rows/list:inset-s-27 sm:group-data-rows/list:inset-e-auto sm:group-data-rows/list:bottom-1.5 sm:pointer-coarse:group-data-rows/list:bottom-0',
        )}
      >
        <Eye aria-hidden="true" className="size-4 shrink-0" />
        <span className="max-sm:text-[0.6875rem]/3">{t('previewShort')}</span>
      </button>
    </div>
  )
}
