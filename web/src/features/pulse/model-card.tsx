import type { PulseModel } from '@retropulse/contract/pulse'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { t } from './messages.ts'
import { TopicList } from './step-list.tsx'

export interface ModelCardProps {
  model: PulseModel
  /** Controls at the end of the head. */
  acts?: ReactNode
  /** Below the questions. */
  foot?: ReactNode
  /** The only card of its list: the questions are open at first, in two columns where there is room. */
  isSingle?: boolean
}

/** One survey with its title and its questions. */
export function ModelCard({ model: { title, format }, acts, foot, isSingle = false }: ModelCardProps) {
  const { topics } = format
  return (
    <article aria-label={title} className="flex h-full flex-col rounded-lg border border-line bg-surface">
      <header className="flex items-start justify-between gap-3 px-5 pt-4">
        {/* Two lines beside other cards, which are as high as the highest one. */}
        <h3
          dir="auto"
          {...(title.length > CUT_FROM && { 'data-tooltip': title })}
          className="min-w-0 text-base font-semibold wrap-anywhere sm:line-clamp-2"
        >
          {title}
        </h3>
        {acts !== undefined && <div className="-me-3 -mt-2 flex pointer-coarse:-me-3.5 shrink-0">{acts}</div>}
      </header>
      <details open={isSingle} className="group px-5 pb-2.5">
        <summary className="touch-target -ms-1 inline-flex h-9 cursor-pointer list-none items-center gap-1.5 rounded-sm px-1 text-sm text-ink-soft hover:text-ink">
          <ChevronRight
            aria-hidden="true"
            className="size-4 transition-[rotate] duration-fast group-open:rotate-90 rtl:-scale-x-100"
          />
          {t('model.questions', { count: topics.length })}
        </summary>
        <div className="pt-2 pb-3">
          <TopicList topics={topics} isWide={isSingle} />
        </div>
      </details>
      {foot !== undefined && <div className="mt-auto border-t border-line px-5 py-4">{foot}</div>}
    </article>
  )
}

/** A title with more characters may have more than two lines. */
const CUT_FROM = 40
