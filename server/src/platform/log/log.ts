import { destination, type DestinationStream, type Logger, pino } from 'pino'

/** A structured logger: `log.warn({ boardId }, 'What happened')`. */
export type Log = Logger

/**
 * One JSON object a line, on standard error; standard output is for the operator. Personal text (names, email
 * addresses, texts, URLs with their queries) must not be logged; known field names are blanked as a safeguard
 * (AUTH-29).
 */
export function createLog(level: string, stream: DestinationStream = destination(2)): Log {
  return pino({ level, base: null, redact: { paths: PERSONAL, censor: '[redacted]' }, serializers }, stream)
}

const NAMES = ['email', 'name', 'password', 'text', 'title', 'token', 'cookie', 'authorization']
const PERSONAL = [...NAMES, ...NAMES.map((name) => `*.${name}`), 'headers', 'body', '*.headers', '*.body']

/**
 * Only the type, code, message and stack of an error. Database errors also carry the refused row (`detail`, `where`),
 * validation errors the input.
 */
const serializers = {
  err(error: unknown) {
    if (!(error instanceof Error)) return { type: typeof error }
    const code = 'code' in error ? error.code : undefined
    return { type: error.constructor.name, code, message: error.message, stack: error.stack }
  },
}
