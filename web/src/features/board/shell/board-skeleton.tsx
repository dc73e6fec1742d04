import { useState } from 'react'
import { deviceAccount } from '../../../lib/device-person.ts'
import { InHeader } from '../../../lib/header-slots.tsx'
import { useProfile } from '../../../lib/session.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { t } from '../model/messages.ts'
import { useNarrow } from '../model/use-narrow.ts'

/** Heights of the notes to come, as different as real ones are. */
const COLUMNS = [['h-28', 'h-24', 'h-30'], ['h-30', 'h-24'], ['h-24', 'h-28', 'h-20'], ['h-28']]

const PHONE = ['h-28', 'h-24', 'h-36', 'h-20', 'h-32', 'h-26']

/** The board before it has loaded: header, tools, columns and notes where they will be. */
export function BoardSkeleton() {
  const isNarrow = useNarrow()
  const profile = useProfile()
  // As it is known at first: an answer that comes later would move what stands already (A11Y-21).
  const [isGuest] = useState(() => (profile === undefined ? deviceAccount.get() : profile) === null)
  return (
    <SkeletonGroup label={t('loading')} className="relative flex min-h-0 flex-1 flex-col">
      <InHeader place="start">
        <Skeleton className={`mx-1.5 h-5 w-28 ${SOFT}`} />
        {!isNarrow && <Skeleton className={`h-8 w-21 ${QUIET}`} />}
      </InHeader>
      {isNarrow ? <PhoneParts /> : <WideParts isGuest={isGuest} />}
    </SkeletonGroup>
  )
}

function WideParts({ isGuest }: { isGuest: boolean }) {
  return (
    <>
      {isGuest ? (
        <div className="h-1 shrink-0" />
      ) : (
        <div className="flex h-13 shrink-0 items-center justify-between gap-2 px-4 pointer-coarse:h-16">
          <Words widths={COMMON_TOOLS} />
          <Skeleton className={`h-10 w-160 max-lg:w-104 ${QUIET}`} />
        </div>
      )}
      <div
        className="grid justify-center-safe gap-x-(--note-gap) px-4 pt-3.5 [--column-max:20rem] min-[100rem]:[--column-max:26rem] [--note-gap:clamp(10px,1.2vw,15px)]"
        style={{ gridTemplateColumns: `repeat(${COLUMNS.length}, minmax(9.25rem, var(--column-max)))` }}
      >
        {COLUMNS.map((heights) => (
          <div key={heights.join()} className="flex flex-col">
            <div className="border-b-3 border-fill pb-2">
              <Skeleton className={`my-0.5 h-5 w-2/3 ${SOFT}`} />
            </div>
            <Skeleton className={`mt-3 mb-5 h-10 w-full pointer-coarse:h-11 ${QUIET}`} />
            <div className="flex flex-col gap-(--note-gap)">
              {heights.map((height) => (
                <Skeleton key={height} className={`${height} w-full ${SOFT}`} />
              ))}
            </div>
          </div>
        ))}
      </div>
      {isGuest && (
        <div className="absolute inset-x-0 bottom-4 flex justify-center">
          <div className="flex h-12 items-center rounded-md border border-line bg-raised px-3 shadow-floating pointer-coarse:h-13">
            <Words widths={COMMON_TOOLS} />
          </div>
        </div>
      )}
    </>
  )
}

/** Tabs, the notes of one column, and the bar for the thumb. */
function PhoneParts() {
  return (
    <>
      <div className="flex h-11.25 shrink-0 items-center justify-around border-b border-line px-3">
        {COLUMNS.map((heights) => (
          <span key={heights.join()} className="flex items-center gap-1.5">
            <Skeleton round className={`h-4.5 w-5.5 ${SOFT}`} />
            <Skeleton className={`h-4 w-10 ${SOFT}`} />
          </span>
        ))}
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-2.5 overflow-hidden px-4 pt-4">
        {PHONE.map((height) => (
          <Skeleton key={height} className={`${height} w-full shrink-0 ${SOFT}`} />
        ))}
      </div>
      <div className="flex items-center gap-1 border-t border-line bg-surface px-2 pt-2 min-[22.5rem]:ps-4 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <Skeleton className={`my-0.5 h-11 min-w-0 flex-1 ${SOFT}`} />
        <ThumbButton />
        <ThumbButton />
      </div>
    </>
  )
}

function ThumbButton() {
  return (
    <span className="flex w-14 justify-center">
      <Skeleton className={`size-8 ${QUIET}`} />
    </span>
  )
}

/** Undo, redo, and the tools of every participant. */
const COMMON_TOOLS = ['w-6', 'w-6', 'w-14', 'w-18', 'w-14']

function Words({ widths }: { widths: readonly string[] }) {
  return (
    <div className="flex items-center gap-3">
      {widths.map((width, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list
        <Skeleton key={at} className={`h-5 ${width} ${QUIET}`} />
      ))}
    </div>
  )
}

/** Fainter than what will stand there, so that the board comes up out of its skeleton. */
const SOFT = 'opacity-60'
const QUIET = 'opacity-40'
