import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { listClass } from './list-class.ts'
import { t } from './messages.ts'

const WIDTHS = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-1/3']

/** The skeleton of a list of action items, in its layout. */
export function ActionsSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <SkeletonGroup label={t('loading')} className={listClass}>
      {WIDTHS.slice(0, rows).map((width) => (
        <div key={width} className="flex gap-3 border-b border-line px-4 py-3 last:border-0 sm:px-5">
          <Skeleton round className="size-5" />
          <div className="flex-1">
            <Skeleton className={`my-1 h-4 ${width}`} />
            <div className="mt-1 flex h-7 items-center gap-4">
              <Skeleton className="h-3 w-16" />
              <Skeleton className="h-3 w-20" />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
