import { destination, type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import type { ErrorReporter } from './error-reporter.ts'

/** A structured logger: `log.warn({ boardId }, 'What happened')`. */
export type Log = Logger

/**
 * One JSON object a line, on standard error; standard output is for the operator. Personal text (names, email
 * addresses, texts, URLs with their queries) must not be logged; known field names are blanked as a safeguard
 * (AUTH-29). Errors that are logged as such are given to `reporter`, too, also where the log is silent (REPORT-2).
 */
export function createLog(
  level: string,
  stream: DestinationStream = destination(2),
  reporter?: Pick<ErrorReporter, 'report'>,
): Log {
  const isSilent = level === 'silent' && reporter !== undefined
  const options: LoggerOptions = {
    level: isSilent ? 'error' : level,
    base: null,
    redact: { paths: PERSONAL, censor: '[redacted]' },
    serializers,
    ...(reporter !== undefined && { hooks: reportingTo(reporter) }),
  }
  return pino(options, isSilent ? NOWHERE : stream)
}

const NOWHERE: DestinationStream = { write: () => undefined }

/** Pino's number of the level `error`. */
const ERROR = 50

/** Reports the errors of lines of the level `error` and above, with the route that such a line names. */
function reportingTo(reporter: Pick<ErrorReporter, 'report'>): NonNullable<LoggerOptions['hooks']> {
  return {
    logMethod(args, method, level) {
      const [fields]: readonly unknown[] = args
      if (level >= ERROR && typeof fields === 'object' && fields !== null && 'err' in fields)
        reporter.report(fields.err, { route: textIn(fields, 'route'), method: textIn(fields, 'method') })
      method.apply(this, args)
    },
  }
}

function textIn(fields: object, name: 'route' | 'method'): string | undefined {
  const value: unknown = Reflect.get(fields, name)
  return typeof value === 'string' ? value : undefined
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
