import { clsx } from 'clsx'
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
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 px-5 py-6 sm:gap-8 sm:py-12">
      {/* A hint of the action never moves it: on a phone it stands beside the facts, otherwise beside the title. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 sm:gap-y-2">
        <h1
          dir="auto"
          className={clsx(
            'col-span-full font-display text-2xl font-semibold tracking-tight wrap-anywhere sm:col-span-1 sm:text-3xl',
            // A long name takes two lines of a phone instead of four.
            title && title.length > 24 && 'max-sm:text-xl',
          )}
        >
          {title ?? (
            <>
              <VisuallyHidden>{t('loading')}</VisuallyHidden>
              <Skeleton className="my-0.5 h-7.5 w-56 sm:h-9.5" />
            </>
          )}
        </h1>
        <div className="flex min-h-7 items-center text-base text-ink-soft sm:row-start-2 sm:min-h-6">
          {facts}
        </div>
        <div className="contents">{action}</div>
      </div>
      {tabs !== undefined && <div className="-mt-5 sm:-mt-3">{tabs}</div>}
      {children}
    </div>
  )
}
