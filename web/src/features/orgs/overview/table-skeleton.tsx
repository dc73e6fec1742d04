import { clsx } from 'clsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { laneCellClass, laneInCardClass, rowClass, teamRowClass } from './team-grid.ts'

/** The skeleton of the table of teams, in its layout. */
export function TableSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <div className="flex h-10 items-center justify-between max-sm:h-21 max-sm:items-start max-sm:pt-1">
        <Skeleton className="h-5 w-24" />
      </div>
      <div className="rounded-lg border border-line bg-surface">
        <div className={clsx(rowClass, 'border-b border-line pt-3 pb-2')}>
          <div className="col-span-full h-9.5 max-sm:h-15" />
        </div>
        {[1, 2, 3].map((row) => (
          <div key={row} className={teamRowClass}>
            <div className="col-span-full flex h-11 items-center sm:col-span-1">
              <Skeleton className="h-4 w-32" />
            </div>
            <div className={clsx(laneCellClass, laneInCardClass, 'flex h-12.5 items-center')}>
              <Skeleton className="h-px w-full" />
            </div>
            {[1, 2, 3, 4].map((cell) => (
              <div key={cell} className={clsx('flex items-center h-6 sm:h-8')}>
                <Skeleton className="h-4 w-10" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
