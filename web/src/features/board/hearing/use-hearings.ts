import type { NoteId } from '@retropulse/domain/kernel/ids'
import { useEffect } from 'react'
import { announce } from '../../../ui/live-region.ts'
import { t as say } from './messages.ts'
import { useBoardStore } from '../view/board-store.ts'
import { boardHearings, peopleHearings } from './board-changes.ts'
import { spotlightHearings } from './spotlight-changes.ts'

/** Tells screen readers what the others do; how often is up to the live region (design/ui.md: every 2 s). */
export function useHearings(deleted: ReadonlySet<NoteId>): void {
  const { subscribe, get } = useBoardStore()
  useEffect(() => {
    let before = get()
    return subscribe(() => {
      const after = get()
      if (after === before) return
      const wasAway = before.status !== 'live'
      const self = { authorIds: after.you.authorIds, deleted, unsaved: after.unsaved }
      const hearings = [
        ...boardHearings(before.board, after.board, self),
        ...spotlightHearings(before, after),
        // Coming back, everybody who is there comes anew: no news.
        ...(wasAway ? [] : peopleHearings(before.people, after.people, after.you.key)),
      ]
      for (const { key, text } of hearings) announce(text, { key })
      const isBack = wasAway && before.attempts > 0 && after.status === 'live'
      if (isBack) announce(say('back'), { key: 'connection' })
      before = after
    })
  }, [subscribe, get, deleted])
}
