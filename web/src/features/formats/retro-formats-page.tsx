import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'
import { FormatGallery } from './format-gallery.tsx'
import { formatsQuery } from '../../lib/formats-query.ts'
import { gallerySections } from './gallery-sections.ts'
import { LinkedCard } from './linked-card.tsx'
import { t } from './messages.ts'

/** The public page of all formats, each with a link to its own page (CREATE-32). */
export function RetroFormatsPage() {
  usePageTitle(t('gallery.title'))
  const [month] = useState(() => new Date().getMonth() + 1)
  const { data: formats } = useQuery(formatsQuery)
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 px-5 py-8 lg:py-10">
      <div>
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('gallery.title')}</h1>
        <p className="mt-2 max-w-xl min-h-12 text-base text-pretty text-ink-soft">
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
