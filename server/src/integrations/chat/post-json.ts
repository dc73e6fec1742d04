import type { SendOutcome } from '../../features/connections/ports.ts'
import { type ChosenAddressRequest, errorMessagesOf } from '../../platform/http/chosen-address.ts'
import { readRetryAfter } from '../../platform/http/retry-after.ts'

/** Short, since what fails is sent again. In milliseconds. */
export const CHANNEL_TIMEOUT_MS = 10_000
/** What a service says is not read, beyond its status. */
const BYTES_MAX = 64 * 1024

export interface PostJsonOptions {
  readonly send: ChosenAddressRequest
  /** Milliseconds that a service has for its whole answer (LINK-15); CHANNEL_TIMEOUT_MS when omitted. */
  readonly timeoutMs?: number | undefined
}

/** Posts JSON to an address that a user chose, and says in one word what came of it. */
export async function postJson(
  { send, timeoutMs = CHANNEL_TIMEOUT_MS }: PostJsonOptions,
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<SendOutcome> {
  try {
    const response = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Retropulse',
        ...headers,
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
      maxBytes: BYTES_MAX,
    })
    return outcomeOf(response)
  } catch (error) {
    return failed(failureOf(error), null, null)
  }
}

function outcomeOf({ status, headers }: Response): SendOutcome {
  if (status >= 200 && status < 300) return { isSent: true, status }
  if (status < 400) return failed('redirect', status, null)
  if (status === 404 || status === 410) return failed('gone', status, null)
  if (status === 429)
    return failed('rate-limited', status, readRetryAfter(headers.get('retry-after'), Date.now()))
  if (status < 500) return failed('refused', status, null)
  return failed('error', status, readRetryAfter(headers.get('retry-after'), Date.now()))
}

function failureOf(error: unknown): 'timeout' | 'private-address' | 'unreachable' {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
  return errorMessagesOf(error).some((message) => message.includes('not public'))
    ? 'private-address'
    : 'unreachable'
}

function failed(
  failure: Extract<SendOutcome, { isSent: false }>['failure'],
  status: number | null,
  retryAfter: number | null,
): SendOutcome {
  return { isSent: false, failure, status, retryAfter }
}
