import 'fake-indexeddb/auto'
import { uidSchema } from '@retropulse/contract/accounts'
import type { CommandEnvelope } from '@retropulse/contract/board-command'
import { SOCKET_TIMEOUT_MS } from '@retropulse/contract/protocol'
import { asId, type BoardId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { type Rank, rankBetween } from '@retropulse/domain/kernel/rank'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBoardSession } from '../../web/src/features/board/live/open-board-session.ts'
import { openOutboxStore } from '../../web/src/features/board/live/outbox-store.ts'
import { type OpenSocket, openBoardSocket } from '../../web/src/features/board/live/board-socket.ts'
import type { PageLife } from '../../web/src/features/board/live/page-lifecycle.ts'
import type { SessionView } from '../../web/src/features/board/live/session-view.ts'
import { openTabLocks } from '../../web/src/features/board/live/tab-locks.ts'
import { noteText } from '../load/note-text.ts'
import { randomId, type Random } from '../../scripts/seed/seeded-random.ts'
import { monotonicMicros } from '../measure/monotonic-clock.ts'

/** A person with the board open in a browser, which is the product's own as far as Node allows. */
export interface SessionPerson {
  view(): SessionView
  /** Submits a note, and touches nothing else. */
  writeNote(): void
  /** Submitted texts, by note. */
  readonly written: ReadonlyMap<NoteId, string>
  /** Notes whose adding the server has acknowledged. */
  readonly acknowledged: ReadonlySet<NoteId>
  close(): void
}

export interface SessionPersonOptions {
  /** The address of the page: a gateway with the cookie of this browser. */
  readonly url: string
  readonly boardId: string
  readonly random: Random
}

const COLUMN = asId<ColumnId>('c1')
const LIVE_TIMEOUT_MS = 10_000

/** A page that is visible all the time. */
const pageLife: PageLife = { isHidden: () => false, listen: () => () => undefined }

/** Opens the board and resolves once it is live. */
export async function openPerson({ url, boardId, random }: SessionPersonOptions): Promise<SessionPerson> {
  const written = new Map<NoteId, string>()
  const acknowledged = new Set<NoteId>()
  let top: Rank | null = null

  const openLink: OpenSocket = (first, handlers) => {
    const link = openBoardSocket(url, first, handlers)
    return {
      ...link,
      send: (envelope, onReply) =>
        link.send(envelope, (reply) => {
          if (reply.ok) note(envelope)
          onReply(reply)
        }),
    }
  }

  function note({ command }: CommandEnvelope): void {
    if (command.type === 'add-note') acknowledged.add(command.noteId)
  }

  const session = openBoardSession(
    { boardId: asId<BoardId>(boardId) },
    {
      openLink,
      identify: () => whoAmI(url),
      pageLife,
      store: openOutboxStore(),
      locks: openTabLocks(),
      nameTab: () => ({ tab: randomId(random), before: null }),
      device: { get: () => null, set: () => undefined, setAccount: () => undefined },
      random,
    },
  )
  const until = Date.now() + LIVE_TIMEOUT_MS
  while (session.getSnapshot().status !== 'live') {
    if (Date.now() > until) throw new Error(`a board stays ${session.getSnapshot().status}`)
    await sleep(5)
  }

  return {
    view: session.getSnapshot,
    written,
    acknowledged,
    writeNote() {
      const noteId = asId<NoteId>(randomId(random))
      const text = noteText(random, monotonicMicros())
      top = rankBetween(null, top)
      written.set(noteId, text)
      session.do({ type: 'add-note', noteId, columnId: COLUMN, rank: top, text })
    },
    close: session.close,
  }
}

/** GET /uid, as the page calls it. */
async function whoAmI(url: string): Promise<string> {
  const answer = await fetch(`${url}/uid`, { signal: AbortSignal.timeout(SOCKET_TIMEOUT_MS) })
  const { uid } = uidSchema.parse(await answer.json())
  return uid
}
