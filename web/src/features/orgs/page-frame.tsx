import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { t } from './messages.ts'

export interface PageFrameProps {
  /** Undefined while it is not known; its room is kept. */
  title: string | undefined
  /** A line of secondary text under the title. */
  facts?: ReactNode
  /** The main action, at the end of the line of the title. */
  action?: ReactNode
  /** Tabs to the related pages. */
  tabs?: ReactNode
  children: ReactNode
}

/** The head and the width that all dashboards share. */
export function PageFrame({ title, facts, action, tabs, children }: PageFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-8 px-5 py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
        <div className="min-w-0">
          <h1 dir="auto" className="font-display text-3xl font-semibold tracking-tight wrap-anywhere">
            {title ?? (
              <>
                <VisuallyHidden>{t('loading')}</VisuallyHidden>
                <Skeleton className="my-0.5 h-9.5 w-56" />
              </>
            )}
          </h1>
          <div className="mt-2 flex h-8 items-center text-sm text-ink-soft">{facts}</div>
        </div>
        {action}
      </div>
      {tabs !== undefined && <div className="-mt-3">{tabs}</div>}
      {children}
    </div>
  )
}
