import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { t } from '../messages.ts'
import { useNarrow } from './use-narrow.ts'

/** Heights of the notes to come, as different as real ones are. */
const COLUMNS = [['h-28', 'h-24', 'h-36'], ['h-36', 'h-24'], ['h-24', 'h-28', 'h-20'], ['h-28']]

/** The board before it is there: bar, columns and notes where they will be. */
export function BoardSkeleton() {
  const columns = useNarrow() ? COLUMNS.slice(0, 1) : COLUMNS
  return (
    <SkeletonGroup label={t('loading')} className="flex min-h-0 flex-1 flex-col">
      <div className="h-13 shrink-0" />
      <div
        className="grid justify-center gap-x-(--note-gap) px-4 [--note-gap:clamp(10px,1.2vw,15px)]"
        style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(9.375rem, 20rem))` }}
      >
        {columns.map((heights) => (
          <div key={heights.join()} className="flex flex-col gap-3">
            <div className="flex flex-col justify-end border-b-3 border-fill-strong pb-2">
              <Skeleton className="h-6 w-2/3" />
            </div>
            <Skeleton className="mb-2 h-10 w-full opacity-60" />
            {heights.map((height) => (
              <Skeleton key={height} className={`${height} w-full`} />
            ))}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
