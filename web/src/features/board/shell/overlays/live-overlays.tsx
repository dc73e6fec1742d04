import { type NoteId, asId } from '@retropulse/domain/kernel/ids'
import { ActionToasts } from '../../parts/action-items/action-toasts.tsx'
import { FloatingGifs } from '../../parts/gifs/floating-gifs.tsx'
import { useAnnouncements } from '../announcements/use-announcements.ts'
import { IcebreakerHost } from '../../parts/media/icebreaker-host.tsx'
import { MoodDialogs } from '../../parts/mood/mood-dialogs.tsx'
import { SoundsHost } from '../../parts/sounds/sounds-host.tsx'
import { SummaryHost } from '../../parts/summary/summary-host.tsx'
import { TimerNotices } from '../../parts/timer/timer-notices.tsx'
import { VotingDialogs } from '../../parts/voting/voting-dialogs.tsx'
import { useEffect } from 'react'
import { focusNote } from '../../model/focus-board.ts'

/**
 * What a facilitator starts for all participants: each part loads its code when it is needed. `deleted` are the notes
 * that this participant deleted on this page.
 */
export function LiveOverlays({ deleted }: { deleted: ReadonlySet<NoteId> }) {
  useAnnouncements(deleted)
  useLinkedNote()
  return (
    <>
      <VotingDialogs />
      <TimerNotices />
      <MoodDialogs />
      <SummaryHost />
      <IcebreakerHost />
      <FloatingGifs />
      <ActionToasts />
      <SoundsHost />
    </>
  )
}

/** Puts the focus on the note of a link, /board/{id}#note-{noteId}. */
function useLinkedNote(): void {
  useEffect(() => {
    const noteId = /^#note-([\w-]+)$/.exec(location.hash)?.[1]
    if (noteId !== undefined) focusNote(asId<NoteId>(noteId))
  }, [])
}
