import { SOCKET_TIMEOUT_MS } from '@retropulse/contract/protocol'

/** GET /uid: the identity of the viewer, kept in a cookie from then on (CONN-1). */
export async function requestIdentity(url = ''): Promise<string> {
  const path = `${url}/uid`
  const options = { signal: AbortSignal.timeout(SOCKET_TIMEOUT_MS) }
  const response = await fetch(path, options)
  if (!response.ok) throw new Error(`GET /uid answered ${response.status}`)
  const body: unknown = await response.json()
  if (typeof body === 'object' && body !== null && 'uid' in body && typeof body.uid === 'string')
    return body.uid
  throw new Error('GET /uid answered without an id')
}
