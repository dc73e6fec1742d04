import type { RefusalCode } from '@retropulse/contract/refusal'
import { whenDrawn } from '../../../lib/until-board-drawn.ts'
import type { BoardSocket } from './board-socket.ts'
import { acknowledge, refuse, restore } from './replica.ts'
import type { SessionEvents } from './session-events.ts'
import type { SessionParts, SessionState } from './session-parts.ts'

/** Refusals of a join after which nothing of the board stays on the screen or the device (OFFLINE-5). */
const SHUT_OUT: ReadonlySet<RefusalCode> = new Set([
  ...(['not-found', 'sign-in-required', 'invitation-required'] as const),
  ...(['removed-from-board', 'forbidden', 'archived'] as const),
])

/** What happens on each report of a part; `publish` makes the view again. */
export function createSessionHandlers(
  parts: SessionParts,
  state: SessionState,
  publish: () => void,
): SessionEvents {
  const { follower, outbox, sender, undoStack, connection } = parts
  return {
    changed: publish,
    takenOver(commands) {
      follower.change((replica) => restore(replica, commands))
      sender.pump()
      publish()
    },
    personChanged: undoStack.clear,
    linkUseless: connection.drop,
    joined: (link) => onJoined(link, parts, state),
    joinRefused(code) {
      // A guest whose cookie was lost while the page was open gets another identity (CONN-21).
      if (code === 'bad-request' && !state.wasIdentifiedAgain) {
        state.wasIdentifiedAgain = true
        connection.identifyAgain()
        return
      }
      state.refusal = code
      connection.stop()
      if (SHUT_OUT.has(code)) forgetBoard(parts)
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
        state.link = null
        state.sendingOver = null
        sender.stop()
        follower.leave()
      }
      publish()
    },
  }
}

function onJoined(link: BoardSocket, parts: SessionParts, state: SessionState): void {
  const { connection, undoStack, sender, gestures, follower } = parts
  connection.prove()
  state.wasLive = true
  state.wasIdentifiedAgain = false
  void whenDrawn().then(undoStack.load)
  if (state.sendingOver === link) return
  state.sendingOver = link
  sender.start(link)
  gestures.repeat()
  const { name } = state
  if (name !== null && follower.you()?.name !== name) link.emit({ type: 'introduce', name })
}

function forgetBoard({ follower, undoStack, outbox, cache }: SessionParts): void {
  follower.forgetBoard()
  undoStack.clear()
  const personId = outbox.personId()
  if (personId !== null) cache.forget(personId)
}
