import type { Format } from '@retropulse/domain/board/format'
import { Link } from 'react-router'
import { FormatCard, formatCardClass } from './format-card.tsx'
import { formatPath } from './format-path.ts'

/** A format to read about. */
export function LinkedCard({ format }: { format: Format }) {
  return (
    <Link to={formatPath(format.slug)} data-card className={`${formatCardClass} w-full`}>
      <FormatCard {...format} />
    </Link>
  )
}
