import type { Format } from '@retropulse/domain/board/formats/format'
import { Link } from 'react-router'
import { FormatCard, formatCardClass } from './format-card.tsx'
import { formatPath } from './format-path.ts'
import { t } from './messages.ts'

/** A card that links to the page about a format. */
export function LinkedCard({ format }: { format: Format }) {
  return (
    <Link to={formatPath(format.slug)} data-card className={`${formatCardClass} w-full`}>
      <FormatCard {...format} />
      <span
        aria-hidden="true"
        className="mx-3 mb-3 text-xs font-medium text-accent-ink underline underline-offset-2 sm:mx-3.5 sm:mb-3.5"
      >
        {t('learnMore')}
      </span>
    </Link>
  )
}
