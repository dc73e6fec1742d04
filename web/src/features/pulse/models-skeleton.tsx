import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { t } from './messages.ts'

/** The skeleton of a list of surveys, in its layout. */
export function ModelsSkeleton() {
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-4">
      <div className="flex min-h-13 flex-col justify-center gap-2">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-4 w-72 max-w-full" />
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {[1, 2].map((card) => (
          <div key={card} className="rounded-lg border border-line bg-surface">
            <div className="flex h-26 flex-col gap-3 px-5 pt-5">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3.5 w-1/4" />
              <Skeleton className="h-3.5 w-1/3" />
            </div>
            <div className="h-18 border-t border-line px-5 pt-4.5">
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
