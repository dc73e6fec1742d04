import { useState } from 'react'
import { deviceAccount } from '../../../lib/device-person.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useProfile } from '../../../lib/session.ts'
import { t } from '../model/messages.ts'
import { useNarrow } from '../model/use-narrow.ts'

/** Heights of the notes to come, as different as real ones are. */
const COLUMNS = [['h-28', 'h-24', 'h-36'], ['h-36', 'h-24'], ['h-24', 'h-28', 'h-20'], ['h-28']]

const PHONE = ['h-28', 'h-24', 'h-36', 'h-20', 'h-32', 'h-26']

/** The board before it has loaded: bar, columns and notes where they will be. */
export function BoardSkeleton() {
  const isNarrow = useNarrow()
  const profile = useProfile()
  // As it is known at first: an answer that comes later would move what stands already (A11Y-21).
  const [isGuest] = useState(() => (profile === undefined ? deviceAccount.get() : profile) === null)
  if (isNarrow) return <PhoneSkeleton />
  return (
    <SkeletonGroup label={t('loading')} className="flex min-h-0 flex-1 flex-col">
      <div className={isGuest ? 'h-3 shrink-0' : 'h-13 shrink-0 pointer-coarse:h-16'} />
      <div
        className="grid justify-center-safe gap-x-(--note-gap) px-4 pt-1.5 [--note-gap:clamp(10px,1.2vw,15px)]"
        style={{ gridTemplateColumns: `repeat(${COLUMNS.length}, minmax(9.375rem, 20rem))` }}
      >
        {COLUMNS.map((heights) => (
          <div key={heights.join()} className="flex flex-col gap-(--note-gap)">
            <div className="flex flex-col justify-end border-b-3 border-fill-strong pb-2">
              <Skeleton className="h-6 w-2/3" />
            </div>
            <Skeleton className="mb-1 h-10 w-full opacity-60" />
            {heights.map((height) => (
              <Skeleton key={height} className={`${height} w-full`} />
            ))}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

/** Tabs, the notes of one column, and the button at the bottom. */
function PhoneSkeleton() {
  return (
    <SkeletonGroup label={t('loading')} className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-11 shrink-0 items-center gap-6 border-b border-line px-5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-28" />
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-2.5 overflow-hidden px-4 pt-4">
        {PHONE.map((height) => (
          <Skeleton key={height} className={`${height} w-full shrink-0`} />
        ))}
      </div>
      <div className="border-t border-line bg-surface px-2 py-2.5">
        <Skeleton className="mx-15 h-11 opacity-60" />
      </div>
    </SkeletonGroup>
  )
}
