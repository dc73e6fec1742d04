import type { CustomFetch } from 'openid-client'

/** Sends a request that an owner has chosen the address of: no redirects, a bounded answer, TypeError when it failed. */
export type ProviderRequest = (
  address: string,
  request: {
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: string | null
    readonly signal: AbortSignal | null
    /** Bytes of the largest answer. */
    readonly maxBytes: number
  },
) => Promise<Response>

/** Far more than any provider says about itself. */
const BYTES_MAX = 512 * 1024

/**
 * Fetches from where an organisation's owner wrote down, and so within bounds: https, or http at the one `httpHost` that
 * the issuer itself is at, no redirects, and no more than half a megabyte.
 * Throws TypeError otherwise, as `fetch` does.
 */
export function boundedFetch(httpHost: string | null, send: ProviderRequest): CustomFetch {
  return async (url, options) => {
    const { protocol, hostname } = new URL(url)
    if (protocol !== 'https:' && !(protocol === 'http:' && hostname === httpHost))
      throw new TypeError('a provider leads somewhere unsafe')
    const { method, headers, body: form, signal = null } = options
    return send(url, {
      method,
      headers,
      // Nothing but a form is ever sent to a provider.
      body: form instanceof URLSearchParams ? form.toString() : null,
      signal,
      maxBytes: BYTES_MAX,
    })
  }
}
