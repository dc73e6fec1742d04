import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { hideToastOf } from '../../../../ui/hide-toast.ts'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { MOOD_THANKS, moodSheet } from '../../model/mood-sheet.ts'
import { t } from './messages.ts'
import { MoodChart } from './mood-chart.tsx'
import { MoodProgress } from './mood-progress.tsx'
import { isEarly, useMoodPoll } from './use-mood-poll.ts'

/** The results of the mood poll, or how many answers are missing to the anonymity floor (MOOD-19, MOOD-22). */
export function MoodResults({ onClose }: { onClose: () => void }) {
  const { session } = useBoardStore()
  const leads = useLive((view) => view.you.isFacilitator)
  const isShown = useLive((view) => view.board.showMood)
  // The results are the answer to an answer: its toast would only cover them.
  useEffect(() => hideToastOf(MOOD_THANKS), [])
  const { data, isError } = useMoodPoll()
  const rounds = useLive((view) => view.board.moodRounds)
  // While too few people have answered, more answers come only when the poll runs again.
  const isShort = data !== undefined && data.moodScore === null && !isEarly(data)
  const isLoaded = isError || (data !== undefined && !isEarly(data))
  // A sheet that opens by itself has its final size at once: growing later would be a layout shift (BOARD-78).
  const [isOpen, setOpen] = useState(isLoaded || moodSheet.get() === 'results')
  if (isLoaded && !isOpen) setOpen(true)
  if (!isOpen) return null
  return (
    <Dialog
      open
      onOpenChange={(stays) => stays || onClose()}
      title={t('teamMood')}
      closeLabel={t('close')}
      isUnasked
      {...(leads && {
        footer: (
          <>
            <Button
              className="me-auto"
              variant={isShort ? 'primary' : 'secondary'}
              onClick={() => session.do({ type: 'start-mood-poll', rounds })}
            >
              {t('resume')}
            </Button>
            <Button
              variant={isShort ? 'secondary' : 'primary'}
              onClick={() => session.do({ type: 'show-mood', on: !isShown })}
            >
              {t(isShown ? 'stopShowing' : 'showAll')}
            </Button>
          </>
        ),
      })}
    >
      <Results />
    </Dialog>
  )
}

function Results() {
  const { data, isError, refetch } = useMoodPoll()
  const isResumed = useLive((view) => view.board.moodRounds > 1)
  if (isError)
    return (
      <div role="alert" className="flex flex-col items-start gap-3 text-sm">
        <p>{t('failed')}</p>
        <Button size="sm" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (data === undefined || isEarly(data))
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-56 w-full" />
      </SkeletonGroup>
    )
  if (data.moodScore === null || data.moodValues === null)
    return <MoodProgress floor={data.floor} missing={data.missing} />
  return (
    <>
      <MoodChart moodScore={data.moodScore} moodValues={data.moodValues} />
      {(data.isHeldBack || isResumed) && (
        <p className="mt-4 text-sm text-ink-soft">
          {t(data.isHeldBack ? 'heldBack' : 'changesLater', { floor: data.floor })}
        </p>
      )}
    </>
  )
}
