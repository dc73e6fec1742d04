import type { ServiceOptions } from '../../platform/http/service-request.ts'

/** What the adapter of a picture service is given. */
export interface PhotoServiceOptions extends Pick<ServiceOptions, 'log' | 'timeoutMs' | 'now'> {
  /** Where the service is reached; its own origin unless a test plays it. */
  readonly origin?: string | undefined
}

/** The address, or null when it is no https address, or longer than a board keeps (BG-7, BG-25). */
export function safeAddress(address: string | null | undefined): string | null {
  const url = URL.parse(address ?? '')
  return url?.protocol === 'https:' && url.username === '' && url.href.length <= 2000 ? url.href : null
}
