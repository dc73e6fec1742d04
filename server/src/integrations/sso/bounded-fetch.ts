import type { CustomFetch } from 'openid-client'
import { isWithinJsonBounds } from '../../platform/http/json-bounds.ts'
import type { ChosenAddressRequest } from '../../platform/http/chosen-address.ts'

/** Far above the size of any discovery document. */
const BYTES_MAX = 512 * 1024
/** As far above its number of values, and above that of a list of keys. */
const JSON_BOUNDS = { valuesMax: 20_000, depthMax: 50 }

/**
 * Fetches from an address that an organisation owner chose, and therefore within bounds: https, or http at `httpHost`
 * (the host of the issuer itself, SSO-28) only, no redirects, at most half a megabyte, and not too many values
 * (LIMIT-26). Throws TypeError otherwise, as `fetch` does.
 */
export function boundedFetch(httpHost: string | null, send: ChosenAddressRequest): CustomFetch {
  return async (url, options) => {
    const { protocol, hostname } = new URL(url)
    if (protocol !== 'https:' && !(protocol === 'http:' && hostname === httpHost))
      throw new TypeError('a provider leads somewhere unsafe')
    const { method, headers, body: form, signal = null } = options
    const response = await send(url, {
      method,
      headers,
      // Forms are the only bodies that are sent to a provider.
      body: form instanceof URLSearchParams ? form.toString() : null,
      signal,
      maxBytes: BYTES_MAX,
    })
    if (!isWithinJsonBounds(await response.clone().text(), JSON_BOUNDS))
      throw new TypeError('the answer is too large')
    return response
  }
}
