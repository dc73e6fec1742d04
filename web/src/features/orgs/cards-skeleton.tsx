import { Skeleton } from '../../ui/skeleton.tsx'
import { retroGridClass, threeCardsClass } from './retro-grid-class.ts'

/** The latest retros of a team while they load, in their layout. */
export function CardsSkeleton({ hasLatest }: { hasLatest: boolean }) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex h-10 items-center">
        <Skeleton className="h-5 w-24" />
      </div>
      {hasLatest && <div className="h-108 rounded-lg border border-line bg-surface sm:h-56" />}
      <div className={hasLatest ? threeCardsClass : retroGridClass}>
        {[1, 2, 3].map((card) => (
          <div
            key={card}
            className="flex h-56 flex-col overflow-hidden rounded-lg border border-line bg-surface"
          >
            <div className="h-28 bg-fill" />
            <div className="flex flex-1 flex-col p-4">
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
