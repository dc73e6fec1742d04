import { destination, type DestinationStream, type Logger, pino } from 'pino'

/** A structured logger: `log.warn({ boardId }, 'What happened')`. */
export type Log = Logger

/**
 * One JSON object a line, on standard error: standard output speaks to people. Nothing that a person wrote belongs
 * into a field (names, e-mail addresses, texts, URLs with their queries); what slips in under a known name is blanked.
 */
export function createLog(level: string, stream: DestinationStream = destination(2)): Log {
  return pino({ level, base: null, redact: { paths: PERSONAL, censor: '[redacted]' }, serializers }, stream)
}

const NAMES = ['email', 'name', 'password', 'text', 'title', 'token', 'cookie', 'authorization']
const PERSONAL = [...NAMES, ...NAMES.map((name) => `*.${name}`), 'headers', 'body', '*.headers', '*.body']

/**
 * Of an error only what its program said. Database errors also carry the row that was refused (`detail`, `where`),
 * validation errors what was typed.
 */
const serializers = {
  err(error: unknown) {
    if (!(error instanceof Error)) return { type: typeof error }
    const code = 'code' in error ? error.code : undefined
    return { type: error.constructor.name, code, message: error.message, stack: error.stack }
  },
}
