import type { AnalyticsSink } from '../../features/telemetry/ports.ts'

/** Also bounds what the last batch may add to a stop of the server. */
const TIMEOUT_MS = 3000

/**
 * Posts batches as JSON to the address of the operator. The errors that it rejects with name no address: it may hold a
 * token.
 */
export function createAnalyticsSink(url: string, timeoutMs = TIMEOUT_MS): AnalyticsSink {
  return {
    async send(batch) {
      const status = await post(url, JSON.stringify(batch), timeoutMs)
      if (status < 200 || status > 299)
        throw new Error(`The analytics service did not take a batch: ${status}`)
    },
  }
}

/** The status of the answer; 0: there was none. */
async function post(url: string, body: string, timeoutMs: number): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return 0
  }
}
