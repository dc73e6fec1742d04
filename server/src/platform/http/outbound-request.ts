import { lookup as lookUp } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

export interface OutboundRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly signal: AbortSignal | null
  /** Limit of the body of the answer, in bytes. */
  readonly maxBytes: number
  /** Whether the target may have a private address. */
  readonly allowsPrivate: boolean
}

/**
 * Sends a request to an address that a user has chosen. It follows no redirect, reads a bounded answer and, unless
 * allowed, connects to public addresses only (PROFILE-7, SSO-27): checked when the name is resolved for the connection,
 * so that a name which resolves to another address a moment later (DNS rebinding) gains nothing. Throws TypeError, as
 * `fetch` does, or the reason of the signal.
 */
export async function requestOutbound(address: string, options: OutboundRequest): Promise<Response> {
  const url = new URL(address)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!options.allowsPrivate && isIP(literal) !== 0 && isPrivateAddress(literal))
    throw new TypeError('the address is not public')
  try {
    return await exchange(url, options)
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason
    throw error instanceof TypeError ? error : new TypeError('the request failed', { cause: error })
  }
}

async function exchange(url: URL, options: OutboundRequest): Promise<Response> {
  const { method, headers, body, signal, allowsPrivate } = options
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const sent = request(
      url,
      {
        method,
        headers,
        // A pooled connection would be used again without a check of its address.
        agent: false,
        ...(signal && { signal }),
        ...(!allowsPrivate && { lookup: lookUpPublic }),
      },
      resolve,
    )
    sent.on('error', reject)
    // An answer that switches protocols (101) closes the connection without an error; after an answer this does nothing.
    sent.on('close', () => reject(new TypeError('the connection was closed without an answer')))
    sent.end(body ?? undefined)
  })
  const bytes = await readBounded(response, options.maxBytes)
  const status = response.statusCode ?? 0
  const hasBody = ![204, 205, 304].includes(status)
  return new Response(hasBody ? bytes : null, {
    status,
    statusText: response.statusMessage ?? '',
    headers: headersOf(response),
  })
}

/** Fails when any of a name's addresses is not public. */
const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, [])
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new TypeError('the address is not public'), [])
    const [first] = addresses
    if (options.all === true || first === undefined) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}

async function readBounded(response: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > maxBytes) {
      response.destroy()
      throw new TypeError('the answer is too large')
    }
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  return headers
}
