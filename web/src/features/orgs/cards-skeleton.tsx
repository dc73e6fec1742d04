import { Skeleton } from '../../ui/skeleton.tsx'
import { retroGridClass, threeCardsClass } from './retro-grid-class.ts'

/** The latest retros of a team while they load, in their layout. */
export function CardsSkeleton({ hasLatest }: { hasLatest: boolean }) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex h-10 items-center">
        <Skeleton className="h-5 w-24" />
      </div>
      {hasLatest && <div className="h-100 rounded-lg border border-line bg-surface sm:h-56" />}
      <div className={hasLatest ? threeCardsClass : retroGridClass}>
        {[1, 2, 3].map((card) => (
          <div
            key={card}
            className="flex h-24.5 overflow-hidden rounded-lg border border-line bg-surface sm:h-56 sm:flex-col"
          >
            <div className="bg-fill max-sm:w-28 sm:h-28" />
            <div className="flex flex-1 flex-col p-4 max-sm:px-3 max-sm:py-2.5">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="mt-3 h-3 w-1/2" />
              <Skeleton className="mt-auto h-3 w-3/4" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
