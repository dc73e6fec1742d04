import { SOCKET_RECONNECT_ATTEMPTS, SOCKET_TIMEOUT_MS } from '@retropulse/contract/protocol'
import type { FirstTransport, Link, LinkHandlers, OpenLink } from './link.ts'
import type { PageLife, PageMoment } from './page-life.ts'

export interface ConnectionOptions {
  readonly openLink: OpenLink
  /** GET /uid: makes sure that the person has an identity before the socket asks for one (D1). */
  readonly identify: () => Promise<string>
  readonly pageLife: PageLife
  /** True when nothing would be lost or delayed by closing the socket of a hidden page. */
  readonly mayRest: () => boolean
  readonly onIdentity: (personId: string) => void
  /** Who the person is could not be asked. */
  readonly onUnidentified: () => void
  readonly onOpen: (link: Link) => void
  /** The open link is gone, or the state or the number of attempts changed. */
  readonly onChange: () => void
  readonly onUpdate: LinkHandlers['onUpdate']
  readonly onRoom: LinkHandlers['onRoom']
  /** 0 to 1; spreads attempts. */
  readonly random: () => number
}

/** `resting`: the page is hidden; `exhausted`: the attempts are used up; `stopped`: told to. */
export type ConnectionState = 'connecting' | 'open' | 'resting' | 'exhausted' | 'stopped'

/** Keeps one link open, whatever happens to it. */
export interface Connection {
  readonly state: () => ConnectionState
  /** Failed attempts since the link last proved good. */
  readonly attempts: () => number
  /** The open link has proved good: the next loss starts counting anew. */
  readonly prove: () => void
  /** The open link is no good: it is closed and another one opened soon. */
  readonly drop: () => void
  /** Starts anew, at once. */
  readonly retry: () => void
  /** Starts anew, and asks first who the person is. */
  readonly identifyAgain: () => void
  /** Closes the link and opens none until `retry`. */
  readonly stop: () => void
  /** Stops for good and lets go of the page. */
  readonly close: () => void
}

/** Milliseconds before the second attempt and, doubling, before later ones; spread by half. */
const PAUSE_FIRST_MS = 200
const PAUSE_LONGEST_MS = 1000
/**
 * Milliseconds after which another attempt starts beside one that hangs. Behind a proxy that swallows
 * everything an attempt takes its whole timeout to fail; with this there is always a young one, and the
 * board is back within 3 s of the server's return.
 */
const OVERTAKE_MS = 1500
/** Milliseconds for which a hidden page stays connected, so that a glance at another tab costs nothing. */
const REST_AFTER_MS = 5000
const REST_AGAIN_MS = 1000

export function openConnection(options: ConnectionOptions): Connection {
  const { pageLife, random } = options
  let state: ConnectionState = 'connecting'
  let isIdentified = false
  let isProved = false
  let attempts = 0
  let current: Link | null = null
  const trying = new Map<Link, ReturnType<typeof setTimeout>>()
  let nextTimer: ReturnType<typeof setTimeout> | undefined
  let restTimer: ReturnType<typeof setTimeout> | undefined
  // Answers that belong to attempts of before a stop are no longer wanted.
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
    // The network has changed under the socket, which would notice only after a long silence.
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
    // A socket that closes for any other reason says nothing: the person left (D34).
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
    // Beside an attempt that hangs, the other way in is worth trying: some proxies swallow WebSockets only.
    const first: FirstTransport = trying.size % 2 === 1 ? 'polling' : 'websocket'
    const link: Link = options.openLink(first, {
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

  function take(link: Link): void {
    clearTimeout(trying.get(link))
    trying.delete(link)
    endAll()
    current = link
    isProved = false
    state = 'open'
    options.onOpen(link)
    options.onChange()
  }

  function giveUp(link: Link): void {
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
