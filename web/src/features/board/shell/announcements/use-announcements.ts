import type { NoteId } from '@retropulse/domain/kernel/ids'
import { useEffect } from 'react'
import { announce } from '../../../../ui/live-region.ts'
import { t as say } from './messages.ts'
import { useBoardStore, type LiveView } from '../../model/board-store.ts'
import { boardAnnouncements, peopleAnnouncements, type Announcement } from './board-changes.ts'
import { readerOf } from '../../model/reader.ts'
import { discussionAnnouncements } from './discussion-changes.ts'
import { spotlightText } from '../../parts/spotlight/spotlight-text.ts'
import { t } from '../../parts/spotlight/messages.ts'

/** Announces what others do (A11Y-10); the live region itself limits how often (A11Y-12). */
export function useAnnouncements(deleted: ReadonlySet<NoteId>): void {
  const { subscribe, get } = useBoardStore()
  useEffect(() => {
    let before = get()
    return subscribe(() => {
      const after = get()
      if (after === before) return
      const wasAway = before.status !== 'live'
      const self = { authorIds: after.you.authorIds, deleted, unsaved: after.unsaved }
      const announcements = [
        ...boardAnnouncements(before.board, after.board, self),
        ...spotlightAnnouncements(before, after),
        ...discussionAnnouncements(before.board, after.board),
        // After a reconnect every participant present joins again: no news.
        ...(wasAway ? [] : peopleAnnouncements(before.people, after.people, after.you.key)),
      ]
      for (const { key, text } of announcements) announce(text, { key })
      const isBack = wasAway && before.attempts > 0 && after.status === 'live'
      if (isBack) announce(say('back'), { key: 'connection' })
      before = after
    })
  }, [subscribe, get, deleted])
}

type SpotlightView = Pick<LiveView, 'board' | 'you' | 'authors'>

/** The announcement of the spotlight, by name only for viewers who see authors (SPOT-3). */
function spotlightAnnouncements(before: SpotlightView, after: SpotlightView): readonly Announcement[] {
  const author = after.board.showHighlight
  if (before.board.showHighlight === author) return []
  return [{ key: 'spotlight', text: author === false ? t('ended') : spotlightText(author, readerOf(after)) }]
}
