import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { announce } from '../../ui/live-region.ts'
import type { RetroPreview } from './file-reading.ts'
import { t } from './messages.ts'
import { PreviewBody } from './preview-body.tsx'
import { PreviewHeading } from './preview-heading.tsx'

export interface SeveralPreviewsProps {
  headingId: string
  retros: readonly RetroPreview[]
  isNamed: boolean
}

/** The previews of several retros of a file, one at a time (IMPORT-6). */
export function SeveralPreviews({ headingId, retros, isNamed }: SeveralPreviewsProps) {
  const [chosen, setChosen] = useState(0)
  const count = retros.length
  // Retros may be taken out meanwhile.
  const place = Math.max(0, Math.min(chosen, count - 1))
  const retro = retros[place]
  const go = (to: number) => {
    setChosen(to)
    const title = retros[to]?.preview.title ?? ''
    announce(t('preview.shown', { place: to + 1, count, title }), { key: 'import-preview' })
  }
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <PreviewHeading id={headingId} />
        {count > 1 && (
          <div className="flex shrink-0 items-center gap-1">
            <Step label={t('preview.previous')} icon={ChevronLeft} to={place - 1} {...{ count, go }} />
            <span className="min-w-16 text-center text-sm text-ink-soft digits">
              {t('preview.place', { place: place + 1, count })}
            </span>
            <Step label={t('preview.next')} icon={ChevronRight} to={place + 1} {...{ count, go }} />
          </div>
        )}
      </div>
      {retro !== undefined && (
        <PreviewBody
          retro={retro}
          isNamed={isNamed}
          head={
            <h3 className="text-base font-semibold wrap-anywhere">
              <bdi>{retro.preview.title}</bdi>
            </h3>
          }
        />
      )}
    </>
  )
}

interface StepProps {
  label: string
  icon: typeof ChevronLeft
  /** The place of the retro that is shown next; beyond the ends the button keeps the focus and does nothing. */
  to: number
  count: number
  go: (to: number) => void
}

function Step({ label, icon: Icon, to, count, go }: StepProps) {
  const isEnd = to < 0 || to >= count
  return (
    <IconButton
      label={label}
      icon={<Icon aria-hidden="true" className="size-4 rtl:-scale-x-100" />}
      variant="secondary"
      size="sm"
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && go(to)}
    />
  )
}
