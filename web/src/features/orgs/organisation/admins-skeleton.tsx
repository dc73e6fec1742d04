import { Skeleton } from '../../../ui/skeleton.tsx'

/** The skeleton of the table of admins, in its layout. */
export function AdminsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <div className="flex min-h-13 items-center">
        <Skeleton className="h-5 w-28" />
      </div>
      <div className="rounded-lg border border-line bg-surface">
        <div className="h-10 border-b border-line" />
        {['w-36', 'w-28'].map((width) => (
          <div key={width} className="flex h-13 items-center gap-3 border-b border-line px-5 last:border-b-0">
            <Skeleton round className="size-8" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </div>
    </div>
  )
}
