import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useProfile } from '../../../lib/session.ts'
import { t } from './messages.ts'

/** The skeleton of a survey, in the layout of its introduction. */
export function SurveySkeleton() {
  // Guests have no tabs.
  const hasTabs = useProfile() !== null
  return (
    <SkeletonGroup
      label={t('loading')}
      className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-5 px-5 py-6 sm:py-8"
    >
      <div className="flex flex-col gap-3">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-5 w-52" />
      </div>
      {hasTabs && (
        <div className="-mb-1 flex h-10 items-center gap-5 border-b border-line">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-14" />
        </div>
      )}
      <div className="flex flex-col rounded-lg border border-line bg-surface">
        <div className="px-4 pt-5 pb-6 sm:px-8 sm:pt-7">
          <div className="mx-auto flex max-w-xl flex-col gap-4">
            <Skeleton className="size-10" round />
            <Skeleton className="h-7 w-40" />
            <Skeleton className="h-4 w-96 max-w-full" />
            <Skeleton className="h-4 w-48" />
            <Skeleton className="mt-2 h-26" />
          </div>
        </div>
        <div className="border-t border-line px-4 py-3 sm:px-8">
          <div className="mx-auto flex max-w-xl">
            <Skeleton className="h-12 w-21 rounded-md max-sm:w-full" />
          </div>
        </div>
      </div>
    </SkeletonGroup>
  )
}
