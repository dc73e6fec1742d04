import { clsx } from 'clsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { fewClass, gridClass } from './format-grid.ts'
import { t } from './messages.ts'

/** What a season mostly has. */
const IN_SEASON = 3
const IN_CLASSICS = 6

/**
 * The gallery while the formats load: the sections that it opens with, as high as they are with the formats of most
 * months. Where sections are short (`isShort`) the formats of the season are lower; on a phone all formats are rows.
 */
export function FormatGalleryWaiting({ isShort }: { isShort: boolean }) {
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="max-sm:border-t max-sm:border-line max-sm:pb-5 sm:mb-8">
        <div className="flex h-14 items-center sm:mb-3 sm:h-8">
          <Skeleton className="h-5 w-20" />
        </div>
        <div className={fewClass}>
          {Array.from({ length: IN_SEASON }, (_, at) =>
            isShort ? <WaitingLow key={at} /> : <WaitingCard key={at} isFew />,
          )}
        </div>
      </div>
      <div className="max-sm:border-t max-sm:border-line">
        {/* Where sections are short a button stands beside the heading, which is high where fingers press it. */}
        <div className={clsx('flex h-14 items-center sm:mb-3 sm:h-8', isShort && 'sm:pointer-coarse:h-11')}>
          <Skeleton className="h-5 w-20" />
        </div>
        <div className={gridClass}>
          {Array.from({ length: IN_CLASSICS }, (_, at) => (
            <WaitingCard key={at} />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}

const frameClass = 'flex overflow-hidden rounded-lg border border-line bg-surface'

function WaitingLow() {
  return (
    <div className={clsx(frameClass, 'h-20 sm:h-40 sm:flex-col sm:pointer-coarse:h-44')}>
      <Skeleton className="w-24 shrink-0 rounded-none sm:h-20 sm:w-full" />
      <div className="flex flex-1 flex-col gap-2 p-3">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-3 w-4/5" />
        <Skeleton className="h-3 w-2/3" />
      </div>
    </div>
  )
}

/** With `isFew` the cards share a row, and their pictures are no higher for it. */
function WaitingCard({ isFew = false }: { isFew?: boolean }) {
  return (
    <div className={clsx(frameClass, 'max-sm:h-20 sm:flex-col')}>
      <Skeleton
        className={clsx('rounded-none max-sm:w-24 max-sm:shrink-0 sm:aspect-3/2', isFew && 'sm:max-h-37')}
      />
      <div className={clsx('flex flex-1 flex-col gap-2 p-3.5 max-sm:justify-center', 'sm:min-h-40')}>
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-3 w-full max-sm:hidden" />
        <Skeleton className="h-3 w-4/5 max-sm:hidden" />
        <Skeleton className="h-3 w-2/3 sm:mt-auto" />
      </div>
    </div>
  )
}
