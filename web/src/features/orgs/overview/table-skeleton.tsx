import { clsx } from 'clsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { laneCellClass, laneInCardClass, lineClass, rowClass, teamRowClass } from './team-grid.ts'

/** The skeleton of the table of teams, in its layout. */
export function TableSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <div className="flex h-10 items-center justify-between max-sm:h-21 max-sm:items-start max-sm:pt-1">
        <Skeleton className="h-5 w-24" />
      </div>
      <div className="rounded-lg border border-line bg-surface">
        <div className={clsx(rowClass, 'border-b border-line pt-3 pb-2')}>
          <div className="col-span-full h-9.5" />
        </div>
        {[1, 2, 3].map((row) => (
          <div key={row} className={teamRowClass}>
            <div className="flex h-11 items-center">
              <Skeleton className="h-4 w-32" />
            </div>
            <div className={clsx(laneCellClass, laneInCardClass, 'flex h-12.5 items-center')}>
              <Skeleton className="h-px w-full" />
            </div>
            <div className={lineClass}>
              <Cell className="h-6" />
              <Cell className="h-6 max-sm:hidden" />
            </div>
            <div className={clsx(lineClass, 'max-sm:mt-2')}>
              <Cell className="h-4" />
              <Cell className="h-4 max-sm:hidden" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

function Cell({ className }: { className: string }) {
  return (
    <div className={clsx('flex items-center sm:h-8', className)}>
      <Skeleton className="h-4 w-10 max-sm:w-24" />
    </div>
  )
}
