import type { Status } from '@retropulse/contract/accounts'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { statusQuery } from '../../../lib/session.ts'
import { type BoardSession, openBoardSession } from '../live/board-session.ts'
import { withNewNoteIds } from '../live/new-note-ids.ts'

/** The session of a board while a page shows it; null for the moment before it is opened. */
export function useBoardSession(boardId: BoardId): BoardSession | null {
  const queries = useQueryClient()
  const [visit] = useState(() => createVisit(boardId, queries))
  return useSyncExternalStore(visit.subscribe, visit.get)
}

/** Opens the session when the page is shown, closes it when the page is left. */
function createVisit(boardId: BoardId, queries: QueryClient) {
  let session: BoardSession | null = null
  return {
    get: () => session,
    subscribe: () => {
      const known = queries.getQueryData<Status>(statusQuery.queryKey)?.profile?.sub
      const hint = known === undefined ? {} : { identityHint: known }
      const opened = withNewNoteIds(openBoardSession({ boardId, ...hint }))
      session = opened
      return () => {
        opened.close()
        session = null
      }
    },
  }
}
