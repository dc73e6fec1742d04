import type { NoteId } from '@retropulse/domain/kernel/ids'
import { ActionToasts } from '../actions/action-toasts.tsx'
import { useLinkedNote } from '../focus/use-linked-note.ts'
import { GifSky } from '../gifs/gif-sky.tsx'
import { useHearings } from '../hearing/use-hearings.ts'
import { IcebreakerHost } from '../media/icebreaker-host.tsx'
import { MoodDialogs } from '../mood/mood-dialogs.tsx'
import { SummaryHost } from '../summary/summary-host.tsx'
import { TimerNotices } from '../timer/timer-notices.tsx'
import { VotingDialogs } from '../voting/voting-dialogs.tsx'

/**
 * What a facilitator starts and everybody sees or hears: each part waits for its moment and loads what it needs then.
 * `deleted`: the notes that this person deleted on this page.
 */
export function BoardHappenings({ deleted }: { deleted: ReadonlySet<NoteId> }) {
  useHearings(deleted)
  useLinkedNote()
  return (
    <>
      <VotingDialogs />
      <TimerNotices />
      <MoodDialogs />
      <SummaryHost />
      <IcebreakerHost />
      <GifSky />
      <ActionToasts />
    </>
  )
}
