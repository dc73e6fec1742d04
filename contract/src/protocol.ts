/**
 * The version of everything in this room. Raise it when a client of the version before could no longer
 * understand the server, or the server it; `docs/protocol.md` and the witness test go with it.
 */
export const PROTOCOL_VERSION = 4

/** The oldest client that the server still talks to; an older one is told to reload, its outbox kept. */
export const PROTOCOL_FLOOR = 4

/** Path of the live socket (board.md §7). */
export const SOCKET_PATH = '/board/socket.io'

/** Milliseconds until a connection attempt is given up (board.md §7). */
export const SOCKET_TIMEOUT_MS = 5000

/** Attempts until the page says that it is not connected (board.md §7, D12). */
export const SOCKET_RECONNECT_ATTEMPTS = 50

/** Milliseconds until a polling request is given up (board.md §7). */
export const POLLING_REQUEST_TIMEOUT_MS = 25_000

/** The largest message or request body that is taken, in bytes. */
export const MESSAGE_MAX_BYTES = 64 * 1024
