import { MESSAGE_MAX_BYTES } from '@retropulse/contract/protocol'
import type { You } from '@retropulse/contract/board-room'
import type { RefusalCode } from '@retropulse/contract/refusal'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { type BoardId, type CommandId, isPseudonym } from '@retropulse/domain/kernel/ids'
import { createBoardCache } from './board-cache.ts'
import type { BoardSocket } from './board-socket.ts'
import { openConnection } from './connection.ts'
import type { Dependencies } from './dependencies.ts'
import { createFollower } from './follower.ts'
import { createLateUndoStack } from './late-undo-stack.ts'
import { createDeviceLoader } from './load-from-device.ts'
import { newCommandId } from './new-ids.ts'
import { createOutbox } from './outbox.ts'
import { submit } from './replica.ts'
import { createSender } from './sender.ts'
import type { SessionEvents } from './session-events.ts'
import { createGestures } from './typing-and-dragging.ts'

export interface BoardSessionOptions {
  readonly boardId: BoardId
  /** The id of the viewer, where the page knows it already; a kept board is shown at once only for that person. */
  readonly identityHint?: string
  /** The origin of the server; that of the page when left out. */
  readonly url?: string
}

/** What a session remembers besides its parts. */
export interface SessionState {
  refusal: RefusalCode | null
  link: BoardSocket | null
  /** The link over which commands are being sent. */
  sendingOver: BoardSocket | null
  wasLive: boolean
  wasIdentifiedAgain: boolean
  /** The name under which the viewer wants to be introduced. */
  name: string | null
}

export interface SessionContext {
  readonly options: BoardSessionOptions
  readonly dependencies: Dependencies
  readonly report: SessionEvents
  readonly state: SessionState
}

export type SessionParts = ReturnType<typeof createSessionParts>

/** Bytes of a message besides the command. A message over the limit would close the whole connection. */
const ENVELOPE_BYTES = 200

/** Builds the parts of a session in an order in which each knows those before it. */
export function createSessionParts(context: SessionContext) {
  const { options, dependencies, report, state } = context
  const { boardId, identityHint } = options
  const { store, locks, nameTab, device, random } = dependencies
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
      deviceLoader.recognised(you)
      return openOutboxFor(you, outbox, report)
    },
    onJoined: report.joined,
    onRefused: report.joinRefused,
    onUseless: report.linkUseless,
    onChange: report.changed,
  })
  const sender = createSender({
    pending: () => follower.replica().pending,
    onDone: report.commandDone,
    onRefused: report.commandRefused,
    onLinkLost: report.linkUseless,
    random,
  })
  const enqueue = (command: BoardCommand) => enqueueCommand(command, outbox, follower)
  const undoStack = createLateUndoStack({
    board: () => follower.replica().shown,
    actor: () => follower.replica().confirmed?.viewer ?? null,
    editedByOthers: () => new Set(follower.room().editing.map(({ noteId }) => noteId)),
    submit: enqueue,
    onChange: report.changed,
  })
  const gestures = createGestures((message) => {
    if (follower.isLive()) state.link?.emit(message)
  })
  let hasFollowed = false
  const deviceLoader = createDeviceLoader({
    hint: identityHint ?? null,
    device,
    cache,
    outbox,
    follower,
    onLoaded() {
      if (state.link !== null && !hasFollowed) follower.follow(state.link)
      hasFollowed = true
      report.changed()
    },
  })
  const connection = connect(context, follower, deviceLoader)
  return { cache, outbox, follower, enqueue, sender, undoStack, gestures, deviceLoader, connection }
}

type Outbox = ReturnType<typeof createOutbox>
type Follower = ReturnType<typeof createFollower>

/** Opens the outbox of the viewer; false when what is pending here was typed by another person. */
function openOutboxFor(you: You, outbox: Outbox, report: SessionEvents): boolean {
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
}

/** Keeps a command in the outbox and shows it on the replica; one that is too large is rejected at once. */
function enqueueCommand(command: BoardCommand, outbox: Outbox, follower: Follower): CommandId {
  const id = newCommandId()
  const at = Date.now()
  const bytes = new TextEncoder().encode(JSON.stringify(command)).length
  const isAnonymous = follower.replica().shown?.isAnonymous ?? false
  outbox.keep(id, command, at, isAnonymous)
  if (bytes > MESSAGE_MAX_BYTES - ENVELOPE_BYTES) outbox.reject(id, command, 'too-large')
  else follower.change((replica) => submit(replica, { id, command, at, isAnonymous, doneAt: null }))
  return id
}

function connect(
  { dependencies, report, state }: SessionContext,
  follower: Follower,
  deviceLoader: ReturnType<typeof createDeviceLoader>,
) {
  const { openLink, identify, pageLife, random } = dependencies
  return openConnection({
    openLink,
    identify,
    pageLife,
    mayRest: () => follower.replica().pending.every((command) => command.doneAt !== null),
    onIdentity: (personId) => deviceLoader.identified(personId),
    onUnidentified: () => deviceLoader.unreachable(),
    onOpen(fresh) {
      state.link = fresh
      if (deviceLoader.isLoaded()) follower.follow(fresh)
    },
    onChange: report.connectionChanged,
    onUpdate: follower.onUpdate,
    onRoom: follower.onRoom,
    random,
  })
}
