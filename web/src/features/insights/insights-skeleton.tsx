import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { t } from './early-messages.ts'

/** The skeleton of the top of the insights, in their layout, about a window high; a single retro has no charts over time. */
export function InsightsSkeleton({ isSingle }: { isSingle: boolean }) {
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-4">
      {isSingle ? (
        <>
          <div className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
            {[1, 2, 3, 4].map((stat) => (
              <div key={stat} className="h-33 bg-surface p-5 max-sm:h-38">
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="mt-3 h-7 w-1/2" />
                <Skeleton className="mt-4 h-3.5 w-3/4" />
              </div>
            ))}
          </div>
          <Skeleton className="my-0.5 h-4 w-80 max-w-full" />
          <ChartBox height="h-60" />
        </>
      ) : (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            <ChartBox height="h-100 max-md:h-90 max-sm:h-96" />
            <ChartBox height="h-100 max-sm:hidden" />
          </div>
          {/* A phone folds the charts below the mood. */}
          <Box height="h-104 sm:hidden">
            <Skeleton className="h-5 w-40" />
          </Box>
        </>
      )}
    </SkeletonGroup>
  )
}

export function RecurringTopicsSkeleton() {
  return (
    <SkeletonGroup
      label={t('themes.loading')}
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      {['w-2/5', 'w-1/2', 'w-1/3'].map((width) => (
        <div
          key={width}
          className="flex h-18 flex-col justify-center gap-2.5 border-b border-line px-5 last:border-b-0"
        >
          <Skeleton className={clsx('h-4', width)} />
          <Skeleton className="h-3 w-1/4" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

function ChartBox({ height }: { height: string }) {
  return (
    <Box height={height}>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-3 h-3.5 w-64 max-w-full" />
      <Skeleton className="mt-6 min-h-0 flex-1" />
    </Box>
  )
}

function Box({ height, children }: { height: string; children: ReactNode }) {
  return (
    <div className={clsx('flex flex-col rounded-lg border border-line bg-surface p-5', height)}>
      {children}
    </div>
  )
}
