import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { useSyncExternalStore, useState } from 'react'
import { useParams } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { ProblemError } from '../../../lib/problem.ts'
import type { BoardSession } from '../live/board-session.ts'
import { peekFirstSession, takeFirstSession } from '../live/first-session.ts'
import { lastGuest, openSession } from '../live/open-first-board.ts'
import type { SessionView } from '../live/session-view.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { BackgroundToolContext, type DrawBackgroundTool } from './overlays/background-tool.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { ActionIssueContext, type DrawActionIssue } from '../model/action-issue-context.ts'
import { isLiveView } from '../model/board-store.ts'
import { BoardView } from './board-view.tsx'
import { hasUnsentText, useUnsentTextNotice } from './use-unsent-text-notice.ts'
import type { Status } from '@retropulse/contract/accounts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { statusQuery } from '../../../lib/session.ts'

const BoardUnreachable = lazyPart(
  async () => (await import('../parts/connection/board-unreachable.tsx')).BoardUnreachable,
)

/** Failed attempts in a row after which the skeleton of a board gives way to the reason. */
const PATIENT_ATTEMPTS = 4

/** The live board at `/board/:id` (SHELL-53). */
export function BoardPage({
  backgroundDialog,
  actionIssue,
}: {
  backgroundDialog: DrawBackgroundTool
  actionIssue: DrawActionIssue
}) {
  const { id = '' } = useParams()
  return (
    <BackgroundToolContext value={backgroundDialog}>
      <ActionIssueContext value={actionIssue}>
        <BoardOf key={id} boardId={asId<BoardId>(id)} />
      </ActionIssueContext>
    </BackgroundToolContext>
  )
}

function BoardOf({ boardId }: { boardId: BoardId }) {
  const session = useBoardSession(boardId)
  return session === null ? <BoardSkeleton /> : <LiveBoard session={session} />
}

function LiveBoard({ session }: { session: BoardSession }) {
  const view = useSyncExternalStore(session.subscribe, session.getSnapshot)
  usePageTitle(view.board?.title)
  useUnsentTextNotice(view)
  // The editors of one person hold what that person typed (CONN-20).
  if (isLiveView(view)) return <BoardView key={view.person} session={session} first={view} />
  if (view.status === 'refused') throw refused(view)
  const isUnreachable = view.status === 'offline' || view.attempts >= PATIENT_ATTEMPTS
  return isUnreachable ? <BoardUnreachable session={session} onFail={nothing} /> : <BoardSkeleton />
}

/** The error page that the page shell draws in place of a board (ERROR-5, ERROR-8). */
function refused(view: SessionView): ProblemError {
  const { refusal, wasLive } = view
  const code = refusal ?? 'internal-error'
  const status = HTTP_STATUS[code]
  const isShownOut = wasLive && CLOSED.has(status)
  return new ProblemError({
    code,
    status,
    ...(isShownOut && { shownOut: { keepsText: hasUnsentText(view) } }),
  })
}

/** Statuses with which a board is closed to a participant: sign in, ask for an invitation, or not found. */
const CLOSED: ReadonlySet<number> = new Set([401, 403, 404])

/** Without the message catalogue the page stays empty until the board opens; a toast reports the failure. */
function nothing(): void {}

/** The session of a board while a page shows it; null for the moment before it is opened. */
function useBoardSession(boardId: BoardId): BoardSession | null {
  const queries = useQueryClient()
  const [visit] = useState(() => createVisit(boardId, queries))
  return useSyncExternalStore(visit.subscribe, visit.get)
}

/** Opens the session when the page is shown, closes it when the page is left. */
function createVisit(boardId: BoardId, queries: QueryClient) {
  let session: BoardSession | null = null
  return {
    // A board that has arrived by now is drawn at once, and not after a skeleton.
    get: () => session ?? peekFirstSession(boardId),
    subscribe: () => {
      const known = queries.getQueryData<Status>(statusQuery.queryKey)?.profile?.sub ?? lastGuest()
      const opened = takeFirstSession(boardId) ?? openSession(boardId, known)
      session = opened
      return () => {
        opened.close()
        session = null
      }
    },
  }
}
