import { SOCKET_RECONNECT_ATTEMPTS, SOCKET_TIMEOUT_MS } from '@retropulse/contract/protocol'
import type { FirstTransport, BoardSocket, BoardSocketHandlers, OpenSocket } from './board-socket.ts'
import type { PageLife, PageMoment } from './page-lifecycle.ts'

export interface ConnectionOptions {
  readonly openLink: OpenSocket
  /** GET /uid: makes sure that the viewer has an identity before the socket asks for one (CONN-1). */
  readonly identify: () => Promise<string>
  readonly pageLife: PageLife
  /** True when nothing would be lost or delayed by closing the socket of a hidden tab (CONN-24). */
  readonly mayRest: () => boolean
  readonly onIdentity: (personId: string) => void
  /** The call for the viewer's identity failed. */
  readonly onUnidentified: () => void
  readonly onOpen: (link: BoardSocket) => void
  /** The open link ended, or the state or the number of attempts changed. */
  readonly onChange: () => void
  readonly onUpdate: BoardSocketHandlers['onUpdate']
  readonly onRoom: BoardSocketHandlers['onRoom']
  /** 0 to 1; spreads attempts in time. */
  readonly random: () => number
}

/** `resting`: the tab is hidden; `exhausted`: the attempts are used up; `stopped`: by a call of `stop`. */
export type ConnectionState = 'connecting' | 'open' | 'resting' | 'exhausted' | 'stopped'

/** Keeps one link open, and replaces it when it fails (CONN-2, CONN-23). */
export interface Connection {
  readonly state: () => ConnectionState
  /** Failed attempts since the link last proved good (CONN-6). */
  readonly attempts: () => number
  /** The open link has proved good: after the next loss, attempts are counted from zero. */
  readonly prove: () => void
  /** The open link does not work: closes it and opens another one soon. */
  readonly drop: () => void
  /** Counts attempts from zero, and connects at once. */
  readonly retry: () => void
  /** Like `retry`, and asks for the viewer's identity first. */
  readonly identifyAgain: () => void
  /** Closes the link and opens none until `retry`. */
  readonly stop: () => void
  /** Stops for good and removes its listeners. */
  readonly close: () => void
}

/** Milliseconds before the second attempt; doubled before later ones, and spread by half (CONN-2). */
const PAUSE_FIRST_MS = 200
const PAUSE_LONGEST_MS = 1000
/**
 * Milliseconds after which another attempt starts beside one that hangs (CONN-2). Behind a proxy that swallows every
 * message an attempt takes its whole timeout to fail; with a young one beside it, the board is back within 3 s of the
 * server's return (CONN-3).
 */
const OVERTAKE_MS = 1500
/** Milliseconds for which a hidden tab keeps its socket, so that a glance at another tab costs nothing (CONN-23). */
const REST_AFTER_MS = 5000
const REST_AGAIN_MS = 1000

export function openConnection(options: ConnectionOptions): Connection {
  const { pageLife, random } = options
  let state: ConnectionState = 'connecting'
  let isIdentified = false
  let isProved = false
  let attempts = 0
  let current: BoardSocket | null = null
  const trying = new Map<BoardSocket, ReturnType<typeof setTimeout>>()
  let nextTimer: ReturnType<typeof setTimeout> | undefined
  let restTimer: ReturnType<typeof setTimeout> | undefined
  // Answers to attempts that began before the last stop are ignored.
  let round = 0

  const unlisten = pageLife.listen(onMoment)
  if (pageLife.isHidden()) restSoon(REST_AFTER_MS)
  attempt()

  function onMoment(moment: PageMoment): void {
    if (state === 'stopped') return
    if (moment === 'hidden') restSoon(REST_AFTER_MS)
    if (moment === 'shown') {
      clearTimeout(restTimer)
      if (current === null) retry()
    }
    // The network has changed below the socket, which would notice only after a long silence.
    if (moment === 'online' && state !== 'resting') retry()
  }

  function restSoon(pause: number): void {
    clearTimeout(restTimer)
    restTimer = setTimeout(() => {
      if (!pageLife.isHidden() || state === 'stopped') return
      if (options.mayRest()) rest('resting')
      else restSoon(REST_AGAIN_MS)
    }, pause)
  }

  function rest(as: 'resting' | 'stopped'): void {
    // `rest` sends `away` first (PRESENCE-8). A socket that closes otherwise does not: the participant left.
    if (as === 'resting') current?.rest()
    state = as
    endAll()
    options.onChange()
  }

  function retry(): void {
    endAll()
    attempts = 0
    state = 'connecting'
    if (pageLife.isHidden()) restSoon(REST_AFTER_MS)
    attempt()
    options.onChange()
  }

  function attempt(): void {
    if (isIdentified) {
      tryLink()
      return
    }
    const mine = round
    options.identify().then(
      (personId) => {
        if (mine !== round) return
        isIdentified = true
        options.onIdentity(personId)
        tryLink()
      },
      () => {
        if (mine !== round) return
        options.onUnidentified()
        fail()
      },
    )
  }

  function tryLink(): void {
    // Beside an attempt that hangs, the other transport is worth trying: some proxies swallow WebSockets only.
    const first: FirstTransport = trying.size % 2 === 1 ? 'polling' : 'websocket'
    const link: BoardSocket = options.openLink(first, {
      onOpen: () => take(link),
      onClose: () => (link === current ? lose() : giveUp(link)),
      onUpdate: (update) => link === current && options.onUpdate(update),
      onRoom: (update) => link === current && options.onRoom(update),
    })
    const timeout = setTimeout(() => {
      link.close()
      giveUp(link)
    }, SOCKET_TIMEOUT_MS)
    trying.set(link, timeout)
    attemptIn(OVERTAKE_MS, tryLink)
  }

  function attemptIn(pause: number, start: () => void): void {
    clearTimeout(nextTimer)
    nextTimer = setTimeout(start, pause)
  }

  function take(link: BoardSocket): void {
    clearTimeout(trying.get(link))
    trying.delete(link)
    endAll()
    current = link
    isProved = false
    state = 'open'
    options.onOpen(link)
    options.onChange()
  }

  function giveUp(link: BoardSocket): void {
    clearTimeout(trying.get(link))
    if (trying.delete(link)) fail()
  }

  function fail(): void {
    attempts += 1
    if (attempts >= SOCKET_RECONNECT_ATTEMPTS) {
      endAll()
      state = 'exhausted'
    } else if (trying.size === 0) {
      const longest = Math.min(PAUSE_LONGEST_MS, PAUSE_FIRST_MS * 2 ** (attempts - 1))
      attemptIn(longest * (0.5 + random() / 2), attempt)
    }
    options.onChange()
  }

  function lose(): void {
    endAll()
    state = 'connecting'
    if (isProved) attempts = 0
    fail()
  }

  function endAll(): void {
    round += 1
    clearTimeout(nextTimer)
    for (const [link, timeout] of trying) {
      clearTimeout(timeout)
      link.close()
    }
    trying.clear()
    current?.close()
    current = null
  }

  return {
    state: () => state,
    attempts: () => attempts,
    prove() {
      isProved = true
      attempts = 0
    },
    drop() {
      if (current !== null) lose()
    },
    retry,
    identifyAgain() {
      isIdentified = false
      retry()
    },
    stop: () => rest('stopped'),
    close() {
      rest('stopped')
      clearTimeout(restTimer)
      unlisten()
    },
  }
}
