import { Skeleton } from '../../ui/skeleton.tsx'
import { PageFrame } from './page-frame.tsx'

/** The overview while it loads. */
export function OverviewSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-1 flex-col">
      <PageFrame title={undefined} facts={<Skeleton className="h-4 w-16" />}>
        <div className="overflow-hidden rounded-lg border border-line bg-surface">
          <div className="h-10 border-b border-line" />
          {['w-32', 'w-40', 'w-28'].map((width) => (
            <div key={width} className="flex h-13 items-center border-b border-line px-5 last:border-b-0">
              <Skeleton className={`h-4 ${width}`} />
            </div>
          ))}
        </div>
      </PageFrame>
    </div>
  )
}
