/**
 * The version of the wire format (WIRE-28). Raise it when a client of the version before could no longer understand the
 * server, or the server that client; `docs/protocol.md` and the witness test change with it.
 */
export const PROTOCOL_VERSION = 5

/**
 * The oldest client that the server accepts; an older one is asked to reload, and keeps its unsent changes (WIRE-11).
 */
export const PROTOCOL_FLOOR = 5

/** Path of the live socket (WIRE-1). */
export const SOCKET_PATH = '/board/socket.io'

/** Milliseconds until a connection attempt is given up (CONN-4). */
export const SOCKET_TIMEOUT_MS = 5000

/** Failed attempts until the page stops and says that it is not connected (CONN-6, CONN-9). */
export const SOCKET_RECONNECT_ATTEMPTS = 50

/** Milliseconds until a polling request is given up (CONN-5). */
export const POLLING_REQUEST_TIMEOUT_MS = 25_000

/** The largest message or request body that is accepted, in bytes (LIMIT-5, LIMIT-7). */
export const MESSAGE_MAX_BYTES = 64 * 1024
