import type { RefusalCode } from '@retropulse/contract/refusal'
import type { CommandId } from '@retropulse/domain/kernel/ids'
import type { BoardSocket } from './board-socket.ts'
import type { PendingCommand } from './replica.ts'

/** What the parts of a session report, each without knowing which other parts that concerns. */
export interface SessionEvents {
  /** The view has to be made again. */
  readonly changed: () => void
  /** The outbox took over commands that a closed tab had not sent. */
  readonly takenOver: (commands: readonly PendingCommand[]) => void
  /** The server knows the viewer as another person than before. */
  readonly personChanged: () => void
  /** The link has joined the board, and the replica is up to date. */
  readonly joined: (link: BoardSocket) => void
  readonly joinRefused: (code: RefusalCode) => void
  /** The link does not work: another one is needed. */
  readonly linkUseless: () => void
  readonly connectionChanged: () => void
  readonly commandDone: (commandId: CommandId, seq: number) => void
  readonly commandRefused: (commandId: CommandId, code: RefusalCode) => void
}

export interface SessionEventBus {
  /** Given to the parts when they are built. */
  readonly report: SessionEvents
  /** Called once all parts are built. */
  readonly connect: (handlers: SessionEvents) => void
}

/** Joins parts that report to each other in two steps: all are built with `report`, then connected to its handlers. */
export function createSessionEvents(): SessionEventBus {
  let connected: SessionEvents | null = null

  function handlers(): SessionEvents {
    if (connected === null) throw new Error('a part of the session reports before all parts are connected')
    return connected
  }

  return {
    report: {
      changed: () => handlers().changed(),
      takenOver: (commands) => handlers().takenOver(commands),
      personChanged: () => handlers().personChanged(),
      joined: (link) => handlers().joined(link),
      joinRefused: (code) => handlers().joinRefused(code),
      linkUseless: () => handlers().linkUseless(),
      connectionChanged: () => handlers().connectionChanged(),
      commandDone: (commandId, seq) => handlers().commandDone(commandId, seq),
      commandRefused: (commandId, code) => handlers().commandRefused(commandId, code),
    },
    connect(all) {
      connected = all
    },
  }
}
