import { COMMAND_CHANNEL } from '@retropulse/contract/board-channel'
import type { BoardSocket, BoardSocketHandlers, OpenSocket } from '../board-socket.ts'
import type { FakePeer, FakeServer, TestPerson } from './fake-server.ts'

interface Wire {
  readonly up: (() => void)[]
  readonly down: (() => void)[]
  readonly updates: Set<() => void>
  readonly cut: () => void
}

/** A fake network between one tab and the server; nothing moves on it until the test says so. */
export interface FakeNet {
  /** Who the cookies of the browser say the viewer is; links that are opened from now on are theirs. */
  person: TestPerson
  readonly openLink: OpenSocket
  /** What happens to new links and messages: `swallowed` looks like a very slow network. */
  weather: 'fine' | 'refused' | 'swallowed'
  /** Delivers the next message to the server, or to the tab; false when there is none. */
  readonly deliverUp: () => boolean
  readonly deliverDown: () => boolean
  readonly deliverAll: () => boolean
  /** Loses the next update of the server, as a broker between two servers may. */
  readonly loseUpdate: () => void
  /** Breaks every link; the first `arriving` messages on their way to the server still get there. */
  readonly cut: (arriving?: number) => void
  readonly openLinks: () => number
  /** The number of links that were opened, or tried. */
  readonly tried: () => number
}

export function createFakeNet(server: FakeServer, person: TestPerson): FakeNet {
  const wires = new Set<Wire>()
  let tried = 0
  const next = (way: 'up' | 'down'): boolean => {
    const message = [...wires].find((wire) => wire[way].length > 0)?.[way].shift()
    message?.()
    return message !== undefined
  }
  const net: FakeNet = {
    person,
    weather: 'fine',
    openLink(_first, handlers) {
      tried += 1
      return openFakeLink(net, wires, server, net.person, handlers)
    },
    deliverUp: () => next('up'),
    deliverDown: () => next('down'),
    deliverAll() {
      let hasMoved = false
      while (next('up') || next('down')) hasMoved = true
      return hasMoved
    },
    loseUpdate() {
      for (const { down, updates } of wires) {
        const lost = down.findIndex((message) => updates.has(message))
        if (lost >= 0) down.splice(lost, 1)
      }
    },
    cut(arriving = 0) {
      for (const wire of wires) {
        for (const message of wire.up.slice(0, arriving)) message()
        wire.cut()
      }
    },
    openLinks: () => wires.size,
    tried: () => tried,
  }
  return net
}

function openFakeLink(
  net: FakeNet,
  wires: Set<Wire>,
  server: FakeServer,
  person: TestPerson,
  handlers: BoardSocketHandlers,
): BoardSocket {
  const up: (() => void)[] = []
  const down: (() => void)[] = []
  let peer: FakePeer | null = null
  let isOver = false
  let heardAt = Date.now()

  function end(): void {
    isOver = true
    peer?.close()
    wires.delete(wire)
  }
  const toServer = (message: () => void): void => {
    if (!isOver && net.weather === 'fine') up.push(message)
  }
  const updates = new Set<() => void>()
  const toTab = (message: () => void, isUpdate = false): void => {
    if (isOver || net.weather !== 'fine') return
    const delivery = (): void => {
      if (isOver) return
      heardAt = Date.now()
      message()
    }
    down.push(delivery)
    if (isUpdate) updates.add(delivery)
  }
  const wire: Wire = {
    up,
    down,
    updates,
    cut() {
      if (isOver) return
      end()
      handlers.onClose()
    },
  }
  wires.add(wire)
  if (net.weather === 'refused') queueMicrotask(wire.cut)
  else {
    toServer(() => {
      peer = server.connect(person, {
        onUpdate: (update) => toTab(() => handlers.onUpdate(update), true),
        onRoom: (update) => toTab(() => handlers.onRoom(update)),
      })
      toTab(handlers.onOpen)
    })
  }
  return {
    join: (message, onReply) =>
      toServer(() => {
        const reply = peer!.join(message)
        toTab(() => onReply(reply))
      }),
    send: (envelope, onReply) =>
      toServer(() => {
        const reply = peer!.send(COMMAND_CHANNEL[envelope.command.type], envelope)
        toTab(() => onReply(reply))
      }),
    emit: (message) => toServer(() => peer!.emit(message)),
    heardAt: () => heardAt,
    rest: end,
    close: end,
  }
}
