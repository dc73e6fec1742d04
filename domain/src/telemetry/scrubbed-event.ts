import { knownMessageOf, WITHHELD } from './known-message.ts'

/** The fields of an event of the error-reporting library that are read; it may have any others. */
export interface RawEvent {
  readonly event_id?: string
  /** Seconds since 1970. */
  readonly timestamp?: number
  readonly level?: string
  readonly exception?: { readonly values?: readonly RawException[] }
}

interface RawException {
  readonly type?: string
  readonly value?: string
  readonly mechanism?: { readonly handled?: boolean }
  readonly stacktrace?: { readonly frames?: readonly RawFrame[] }
}

interface RawFrame {
  readonly filename?: string
  readonly function?: string
  readonly lineno?: number
  readonly colno?: number
  readonly in_app?: boolean
}

/** Where an error happened, in words of this code base. */
export interface ErrorPlace {
  readonly side: 'server' | 'page'
  /** The pattern of a route, such as `/api/board/:id`; the caller guarantees that it is no path. */
  readonly route?: string | undefined
  readonly method?: string | undefined
  /** The code of an error of Node.js or PostgreSQL. */
  readonly code?: string | undefined
}

/** All that is sent about an error (REPORT-4). */
export interface ScrubbedEvent {
  readonly type: undefined
  readonly event_id?: string
  readonly timestamp?: number
  readonly platform: 'node' | 'javascript'
  readonly level: 'error' | 'fatal'
  readonly environment: 'production'
  readonly transaction?: string
  readonly tags: Record<string, string>
  readonly exception: { readonly values: ScrubbedException[] }
  /** Tells the service not to add the address that the event came from. */
  readonly sdk: { readonly settings: { readonly infer_ip: 'never' } }
}

interface ScrubbedException {
  readonly type: string
  readonly value: string
  readonly mechanism: { readonly type: 'generic'; readonly handled: boolean }
  readonly stacktrace: { readonly frames: ScrubbedFrame[] }
}

interface ScrubbedFrame {
  readonly filename: string
  readonly function: string
  readonly lineno?: number
  readonly colno?: number
  readonly in_app: boolean
}

/** An error and its causes. */
const EXCEPTIONS_MAX = 5
/** The last frames are the nearest to the error. */
const FRAMES_MAX = 50

/**
 * The event that is sent: built from a few fields of the given one, each of which is checked, so that what the library
 * or a later version of it adds is left out (REPORT-4).
 */
export function scrubbedEvent(event: RawEvent, place: ErrorPlace): ScrubbedEvent {
  const { side, route, method, code } = place
  const { event_id: id, timestamp } = event
  return {
    type: undefined,
    ...(id !== undefined && /^[0-9a-f]{32}$/.test(id) && { event_id: id }),
    ...(typeof timestamp === 'number' && { timestamp }),
    platform: side === 'server' ? 'node' : 'javascript',
    level: event.level === 'fatal' ? 'fatal' : 'error',
    environment: 'production',
    ...(route !== undefined && { transaction: route }),
    tags: {
      side,
      ...(method !== undefined && /^[A-Z]{3,7}$/.test(method) && { method }),
      ...(code !== undefined && ERROR_CODE.test(code) && { code }),
    },
    exception: { values: (event.exception?.values ?? []).slice(-EXCEPTIONS_MAX).map(scrubbedException) },
    sdk: { settings: { infer_ip: 'never' } },
  }
}

/** Codes of PostgreSQL (SQLSTATE), of the operating system, of Node.js and of Fastify. */
const ERROR_CODE = /^(?:(?=.*\d)[0-9A-Z]{5}|E[A-Z]{3,15}|(?:ERR|FST)_[A-Z_]{3,50})$/

function scrubbedException({ type = '', value, mechanism, stacktrace }: RawException): ScrubbedException {
  return {
    type: /^[A-Z][A-Za-z]{0,40}(?:Error|Exception)$/.test(type) ? type : 'Error',
    value: value === undefined ? WITHHELD : knownMessageOf(value),
    mechanism: { type: 'generic', handled: mechanism?.handled === true },
    stacktrace: { frames: (stacktrace?.frames ?? []).slice(-FRAMES_MAX).map(scrubbedFrame) },
  }
}

function scrubbedFrame({
  filename = '',
  function: name = '',
  lineno,
  colno,
  in_app,
}: RawFrame): ScrubbedFrame {
  return {
    filename: fileOf(filename),
    function: /^(?:async |new |get |set )*[\w$.<>#]{1,80}$/.test(name) ? name : '?',
    ...(typeof lineno === 'number' && { lineno }),
    ...(typeof colno === 'number' && { colno }),
    in_app: in_app === true,
  }
}

/** Files of this product and of its packages. A path before them may name a user, a host or a board. */
const FILES: readonly RegExp[] = [
  /(?:^|[\\/])(node_modules[\\/](?!.*node_modules)[\w@.+\\/-]{1,200})$/,
  /(?:^|[\\/])((?:server|domain|contract)[\\/]src[\\/][\w.\\/-]{1,150}\.ts)$/,
  /^(?:https?:\/\/[^/]+|app:\/\/)?\/(assets\/[\w.-]{1,100}\.js)$/,
  /^(node:[a-z_/]{1,60})$/,
]

function fileOf(filename: string): string {
  const found = FILES.map((pattern) => pattern.exec(filename)?.[1]).find((file) => file !== undefined)
  return found === undefined ? '<unknown>' : `app:///${found.replaceAll('\\', '/')}`
}
