import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { t } from './messages.ts'

/** The place of the plans while they are read. */
export function PlansSkeleton() {
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-5">
      <Skeleton className="h-13 w-72 max-w-full" />
      <Skeleton className="h-20 w-full rounded-lg" />
      <div className="grid gap-4 sm:grid-cols-2 min-[72rem]:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-96 w-full rounded-lg" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
