import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'
import { FormatGallery } from './format-gallery.tsx'
import { formatsQuery } from '../../lib/formats-query.ts'
import { gallerySections } from './gallery-sections.ts'
import { t } from './messages.ts'
import type { Format } from '@retropulse/domain/board/formats/format'
import { Link } from 'react-router'
import { FormatCard, formatCardClass } from './format-card.tsx'
import { formatPath } from './format-path.ts'

/** The public page of all formats, each with a link to its own page (CREATE-32). */
export function RetroFormatsPage() {
  usePageTitle(t('gallery.title'))
  const [month] = useState(() => new Date().getMonth() + 1)
  const { data: formats } = useQuery(formatsQuery)
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 px-5 py-8 lg:py-10">
      <div>
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('gallery.title')}</h1>
        <p className="mt-2 max-w-xl min-h-12 text-base sm:min-h-6 text-pretty text-ink-soft">
          {formats && t('gallery.text', { count: formats.length })}
        </p>
      </div>
      <FormatGallery
        sections={formats && gallerySections(formats, [], month)}
        card={(format) => <LinkedCard format={format} />}
      />
    </div>
  )
}

/** A card that links to the page about a format. */
function LinkedCard({ format }: { format: Format }) {
  return (
    <Link to={formatPath(format.slug)} data-card className={`${formatCardClass} w-full`}>
      <FormatCard format={format} />
      <span aria-hidden="true" className="mx-3.5 mb-3.5 text-xs font-medium text-accent-ink max-sm:hidden">
        {t('learnMore')}
      </span>
      <ChevronRight
        aria-hidden="true"
        className="mx-3 size-4 shrink-0 self-center text-ink-faint rtl:-scale-x-100 sm:hidden"
      />
    </Link>
  )
}
