import { ActionToasts } from '../actions/action-toasts.tsx'
import { GifSky } from '../gifs/gif-sky.tsx'
import { MoodDialogs } from '../mood/mood-dialogs.tsx'
import { SummaryHost } from '../summary/summary-host.tsx'
import { TimerNotices } from '../timer/timer-notices.tsx'
import { VotingDialogs } from '../voting/voting-dialogs.tsx'

/** What a facilitator starts and everybody sees: each part waits for its moment and loads what it needs then. */
export function BoardHappenings() {
  return (
    <>
      <VotingDialogs />
      <TimerNotices />
      <MoodDialogs />
      <SummaryHost />
      <GifSky />
      <ActionToasts />
    </>
  )
}
