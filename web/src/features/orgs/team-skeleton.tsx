import { Skeleton } from '../../ui/skeleton.tsx'
import { PageFrame } from './page-frame.tsx'
import { retroGridClass } from './retro-card.tsx'

/** A team's page while it loads. */
export function TeamSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-1 flex-col">
      <PageFrame
        title={undefined}
        facts={<Skeleton className="h-8 w-28 rounded-full" />}
        action={<Skeleton className="h-10 w-36 rounded-md" />}
      >
        <div className="flex flex-col gap-5">
          <div className="flex h-10 items-center">
            <Skeleton className="h-5 w-24" />
          </div>
          <div className={retroGridClass}>
            {[1, 2, 3, 4, 5, 6].map((card) => (
              <div key={card} className="flex h-36 flex-col rounded-lg border border-line bg-surface p-5">
                <Skeleton className="h-4 w-2/3" />
                <Skeleton className="mt-3 h-3 w-1/2" />
                <Skeleton className="mt-auto h-1.5 w-full" />
                <Skeleton className="mt-3 h-3 w-3/4" />
              </div>
            ))}
          </div>
        </div>
      </PageFrame>
    </div>
  )
}
