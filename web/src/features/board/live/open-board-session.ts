import { MESSAGE_MAX_BYTES } from '@retropulse/contract/protocol'
import type { RefusalCode } from '@retropulse/contract/refusal'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { type BoardId, type CommandId, isPseudonym } from '@retropulse/domain/kernel/ids'
import { whenDrawn } from '../../../lib/first-draw.ts'
import { createBoardCache } from './board-cache.ts'
import type { BoardSession } from './board-session.ts'
import { withCleanText } from './command-text.ts'
import { openConnection } from './connection.ts'
import { createDeviceLoader } from './load-from-device.ts'
import { createFollower } from './follower.ts'
import { createGestures } from './typing-and-dragging.ts'
import { createLateUndoStack } from './late-undo-stack.ts'
import type { BoardSocket } from './board-socket.ts'
import { newCommandId } from './new-ids.ts'
import { createOutbox } from './outbox.ts'
import { loadPredictions } from './predict.ts'
import { acknowledge, predictAgain, refuse, restore, submit } from './replica.ts'
import { createSender } from './sender.ts'
import { createSessionEvents } from './session-events.ts'
import { browserDependencies, type Dependencies } from './dependencies.ts'
import { createViewMaker, createViewStore } from './view-store.ts'

export interface BoardSessionOptions {
  readonly boardId: BoardId
  /** The id of the viewer, where the page knows it already; a kept board is shown at once only for that person. */
  readonly identityHint?: string
  /** The origin of the server; that of the page when left out. */
  readonly url?: string
}

/** Bytes of a message besides the command. A message over the limit would close the whole connection. */
const ENVELOPE_BYTES = 200

/** Refusals of a join after which nothing of the board stays on the screen or the device (OFFLINE-5). */
const SHUT_OUT: ReadonlySet<RefusalCode> = new Set([
  ...(['not-found', 'sign-in-required', 'invitation-required'] as const),
  ...(['removed-from-board', 'forbidden', 'archived'] as const),
])

/** Opens a board: shows its kept copy, joins, and keeps it live until closed. */
export function openBoardSession(
  { boardId, identityHint, url }: BoardSessionOptions,
  { openLink, identify, pageLife, store, locks, nameTab, device, random }: Dependencies = browserDependencies(
    url,
  ),
): BoardSession {
  let refusal: RefusalCode | null = null
  let link: BoardSocket | null = null
  let sendingOver: BoardSocket | null = null
  let wasLive = false
  let isClosed = false
  let wasIdentifiedAgain = false
  let name: string | null = null

  // Parts are built in an order in which each knows those before it, then connected to those after it.
  const { report, connect } = createSessionEvents()
  const views = createViewStore()
  const makeView = createViewMaker()
  const cache = createBoardCache(boardId, store, device)
  const outbox = createOutbox({
    boardId,
    tab: nameTab(),
    store,
    locks,
    onTakenOver: report.takenOver,
    onChange: report.changed,
  })
  const follower = createFollower({
    boardId,
    recognise(you) {
      if (you.isSignedIn) device.setAccount(you.id)
      recall.recognised(you)
      const before = outbox.personId()
      const isSame = before === null || you.id === before || you.authorIds.some((id) => id === before)
      if (!isSame) {
        outbox.leave()
        report.personChanged()
      }
      void outbox.openFor(
        you.id,
        you.authorIds.filter((id) => !isPseudonym(id)),
      )
      return isSame
    },
    onJoined: report.joined,
    onRefused: report.joinRefused,
    onUseless: report.linkUseless,
    onChange: report.changed,
  })

  function handIn(command: BoardCommand): CommandId {
    const id = newCommandId()
    const at = Date.now()
    const bytes = new TextEncoder().encode(JSON.stringify(command)).length
    const isAnonymous = follower.replica().shown?.isAnonymous ?? false
    outbox.keep(id, command, at, isAnonymous)
    if (bytes > MESSAGE_MAX_BYTES - ENVELOPE_BYTES) outbox.reject(id, command, 'too-large')
    else follower.change((replica) => submit(replica, { id, command, at, isAnonymous, doneAt: null }))
    return id
  }

  const sender = createSender({
    pending: () => follower.replica().pending,
    onDone: report.commandDone,
    onRefused: report.commandRefused,
    onLinkLost: report.linkUseless,
    random,
  })
  const undoStack = createLateUndoStack({
    board: () => follower.replica().shown,
    actor: () => follower.replica().confirmed?.viewer ?? null,
    editedByOthers: () => new Set(follower.room().editing.map(({ noteId }) => noteId)),
    submit: handIn,
    onChange: report.changed,
  })
  const gestures = createGestures((message) => {
    if (follower.isLive()) link?.emit(message)
  })
  let hasFollowed = false
  const recall = createDeviceLoader({
    hint: identityHint ?? null,
    device,
    cache,
    outbox,
    follower,
    onLoaded() {
      if (link !== null && !hasFollowed) follower.follow(link)
      hasFollowed = true
      report.changed()
    },
  })
  const connection = openConnection({
    openLink,
    identify,
    pageLife,
    mayRest: () => follower.replica().pending.every((command) => command.doneAt !== null),
    onIdentity: (personId) => recall.identified(personId),
    onUnidentified: () => recall.unreachable(),
    onOpen(fresh) {
      link = fresh
      if (recall.isLoaded()) follower.follow(fresh)
    },
    onChange: report.connectionChanged,
    onUpdate: follower.onUpdate,
    onRoom: follower.onRoom,
    random,
  })
  connect({
    changed: publish,
    takenOver(commands) {
      follower.change((replica) => restore(replica, commands))
      sender.pump()
      publish()
    },
    personChanged: undoStack.clear,
    linkUseless: connection.drop,
    joined(over) {
      connection.prove()
      wasLive = true
      wasIdentifiedAgain = false
      void whenDrawn().then(undoStack.load)
      if (sendingOver === over) return
      sendingOver = over
      sender.start(over)
      gestures.repeat()
      if (name !== null && follower.you()?.name !== name) over.emit({ type: 'introduce', name })
    },
    joinRefused(code) {
      // A guest whose cookie was lost while the page was open gets another identity (CONN-21).
      if (code === 'bad-request' && !wasIdentifiedAgain) {
        wasIdentifiedAgain = true
        connection.identifyAgain()
        return
      }
      refusal = code
      connection.stop()
      if (SHUT_OUT.has(code)) {
        follower.forgetBoard()
        undoStack.clear()
        const personId = outbox.personId()
        if (personId !== null) cache.forget(personId)
      }
      publish()
    },
    commandDone(commandId, seq) {
      follower.change((replica) => acknowledge(replica, commandId, seq))
      follower.expect(seq)
      outbox.release(commandId)
      publish()
    },
    commandRefused(commandId, code) {
      const refused = follower.replica().pending.find((command) => command.id === commandId)
      if (refused !== undefined) outbox.reject(commandId, refused.command, code)
      follower.change((replica) => refuse(replica, commandId))
      undoStack.refused(commandId)
      publish()
    },
    connectionChanged() {
      if (connection.state() !== 'open') {
        link = null
        sendingOver = null
        sender.stop()
        follower.leave()
      }
      publish()
    },
  })
  const unlisten = pageLife.listen((moment) => {
    if (moment !== 'hidden' && moment !== 'leaving') return
    outbox.flush()
    cache.flush()
  })
  void whenDrawn()
    .then(loadPredictions)
    .then((isMore) => {
      if (!isMore || follower.replica().pending.length === 0) return
      follower.change(predictAgain)
      publish()
    })
  function sent<Done>(done: Done): Done {
    sender.pump()
    publish()
    return done
  }

  function publish(): void {
    if (isClosed) return
    const remembered = follower.remembered()
    if (remembered !== null && follower.isLive()) cache.remember(remembered)
    views.publish(makeView({ follower, outbox, connection, undoStack, refusal, wasLive }))
  }

  return {
    subscribe: views.subscribe,
    getSnapshot: views.getSnapshot,
    do(typed) {
      const command = withCleanText(typed)
      const before = follower.replica().shown
      const id = handIn(command)
      undoStack.record(id, command, before)
      return sent(id)
    },
    undo: () => sent(undoStack.undo()),
    redo: () => sent(undoStack.redo()),
    introduce(wanted) {
      name = wanted
      if (follower.isLive()) link?.emit({ type: 'introduce', name })
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
      refusal = null
      wasIdentifiedAgain = false
      connection.retry()
    },
    close() {
      isClosed = true
      recall.close()
      unlisten()
      connection.close()
      sender.stop()
      follower.leave()
      gestures.stop()
      outbox.close()
      cache.close()
    },
  }
}
