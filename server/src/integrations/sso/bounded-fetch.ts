import type { CustomFetch } from 'openid-client'

/** Far more than any provider says about itself. */
const BYTES_MAX = 512 * 1024

/**
 * Fetches from where an organisation's owner wrote down, and so within bounds: https, or http at the one `httpHost` that
 * the issuer itself is at, no redirects, and no more than half a megabyte. Throws TypeError otherwise, as `fetch` does.
 */
export function boundedFetch(httpHost: string | null): CustomFetch {
  return async (url, options) => {
    const { protocol, hostname } = new URL(url)
    if (protocol !== 'https:' && !(protocol === 'http:' && hostname === httpHost))
      throw new TypeError('a provider leads somewhere unsafe')
    const { method, headers: sent, body: form, signal = null } = options
    // Nothing but a form is ever sent to a provider.
    const asked = form instanceof URLSearchParams ? form : null
    const response = await fetch(url, { method, headers: sent, body: asked, signal, redirect: 'manual' })
    const { status, statusText, headers } = response
    const body = response.body === null ? null : await readBounded(response.body)
    return new Response(body, { status, statusText, headers })
  }
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > BYTES_MAX) throw new TypeError('a provider says too much')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
