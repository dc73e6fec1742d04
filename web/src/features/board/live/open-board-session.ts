import { whenDrawn } from '../../../lib/until-board-drawn.ts'
import type { BoardSession } from './board-session.ts'
import { withCleanText } from './command-text.ts'
import { browserDependencies, type Dependencies } from './dependencies.ts'
import { loadPredictions } from './predict.ts'
import { predictAgain } from './replica.ts'
import { createSessionEvents } from './session-events.ts'
import { createSessionHandlers } from './session-handlers.ts'
import {
  type BoardSessionOptions,
  createSessionParts,
  type SessionParts,
  type SessionState,
} from './session-parts.ts'
import { createViewMaker, createViewStore } from './view-store.ts'

/** Opens a board: shows its kept copy, joins, and keeps it live until closed. */
export function openBoardSession(
  options: BoardSessionOptions,
  dependencies: Dependencies = browserDependencies(options.url),
): BoardSession {
  const state: SessionState = {
    refusal: null,
    link: null,
    sendingOver: null,
    wasLive: false,
    wasIdentifiedAgain: false,
    name: null,
  }
  let isClosed = false
  const { report, connect } = createSessionEvents()
  const views = createViewStore()
  const makeView = createViewMaker()
  const parts = createSessionParts({ options, dependencies, report, state })
  const { cache, outbox, follower, undoStack, connection } = parts

  function publish(): void {
    if (isClosed) return
    const remembered = follower.remembered()
    if (remembered !== null && follower.isLive()) cache.remember(remembered)
    const { refusal, wasLive } = state
    views.publish(makeView({ follower, outbox, connection, undoStack, refusal, wasLive }))
  }

  connect(createSessionHandlers(parts, state, publish))
  const unlisten = dependencies.pageLife.listen((moment) => {
    if (moment !== 'hidden' && moment !== 'leaving') return
    outbox.flush()
    cache.flush()
  })
  void predictOnceLoaded(parts, publish)
  return {
    subscribe: views.subscribe,
    getSnapshot: views.getSnapshot,
    ...createSessionActions(parts, state, publish),
    close() {
      isClosed = true
      unlisten()
      closeParts(parts)
    },
  }
}

/** What the page asks of a session. */
function createSessionActions(
  { follower, outbox, sender, undoStack, gestures, connection, enqueue }: SessionParts,
  state: SessionState,
  publish: () => void,
): Omit<BoardSession, 'subscribe' | 'getSnapshot' | 'close'> {
  function sent<Done>(done: Done): Done {
    sender.pump()
    publish()
    return done
  }

  return {
    do(typed) {
      const command = withCleanText(typed)
      const before = follower.replica().shown
      const id = enqueue(command)
      undoStack.record(id, command, before)
      return sent(id)
    },
    undo: async () => sent(await undoStack.undo()),
    redo: async () => sent(await undoStack.redo()),
    introduce(name) {
      state.name = name
      if (follower.isLive()) state.link?.emit({ type: 'introduce', name })
    },
    startEditing: gestures.startEditing,
    stopEditing: gestures.stopEditing,
    drag: gestures.drag,
    stopDrag: gestures.stopDrag,
    saveDraft(draft) {
      outbox.saveDraft(draft)
      publish()
    },
    discardDraft(draft) {
      outbox.discardDraft(draft)
      publish()
    },
    dismissRejected(commandId) {
      outbox.dismissRejected(commandId)
      publish()
    },
    retry() {
      state.refusal = null
      state.wasIdentifiedAgain = false
      connection.retry()
    },
  }
}

/** Commands whose prediction was not loaded yet are shown once it is. */
async function predictOnceLoaded({ follower }: SessionParts, publish: () => void): Promise<void> {
  await whenDrawn()
  const isMore = await loadPredictions()
  if (!isMore || follower.replica().pending.length === 0) return
  follower.change(predictAgain)
  publish()
}

function closeParts(parts: SessionParts): void {
  const { deviceLoader, connection, sender, follower, gestures, outbox, cache } = parts
  deviceLoader.close()
  connection.close()
  sender.stop()
  follower.leave()
  gestures.stop()
  outbox.close()
  cache.close()
}
