import { useLocation } from 'react-router'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PageFrame } from '../page-frame.tsx'
import { CardsSkeleton } from '../cards-skeleton.tsx'

/** The skeleton of a page of a team, in its layout. */
export function TeamSkeleton() {
  const menu = useLocation().pathname.split('/')[4] ?? ''
  const isAboutRetros = menu === '' || menu === 'retros'
  return (
    <div aria-busy="true" className="flex flex-1 flex-col">
      <PageFrame
        title={undefined}
        facts={<Skeleton className="h-8 w-28 rounded-full" />}
        action={<Skeleton className="h-10 w-36 rounded-md" />}
        tabs={<TabsSkeleton />}
      >
        {/* The room of the search field. */}
        {menu === '' && <Skeleton className="h-10 w-full rounded-md" />}
        {isAboutRetros ? <CardsSkeleton hasLatest={menu === ''} /> : <RowsSkeleton />}
      </PageFrame>
    </div>
  )
}

/** Rows of a list: members, or settings. */
function RowsSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="h-10 border-b border-line" />
      {['w-32', 'w-40', 'w-28'].map((width) => (
        <div key={width} className="flex h-13 items-center border-b border-line px-5 last:border-b-0">
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  )
}

function TabsSkeleton() {
  return (
    <div className="touch-target flex h-10 items-center gap-6 border-b border-line">
      {['w-20', 'w-16', 'w-24'].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}
