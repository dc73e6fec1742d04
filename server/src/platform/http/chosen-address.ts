import { isIP } from 'node:net'
import type { OutboundRequest } from './outbound-request.ts'
import { isPrivateAddress } from './private-address.ts'

/** `requestOutbound` for integrations, which do not decide whether an address may be private. */
export type ChosenAddressRequest = (
  address: string,
  request: Omit<OutboundRequest, 'allowsPrivate'>,
) => Promise<Response>

/**
 * Why an address that a user typed is not taken; null: it is (LINK-14). A name that leads into a private network only
 * later is refused when it is connected to, by `requestOutbound`.
 */
export function chosenAddressRefusal(url: string, allowsPrivate: boolean): 'invalid' | 'private' | null {
  const parsed = URL.parse(url)
  if (parsed === null || !['http:', 'https:'].includes(parsed.protocol)) return 'invalid'
  if (parsed.username !== '' || parsed.password !== '' || parsed.hostname === '') return 'invalid'
  if (allowsPrivate) return null
  if (parsed.protocol === 'http:') return 'invalid'
  const literal = parsed.hostname.replace(/^\[|\]$/g, '')
  const isNamedPrivate = /^(localhost|.*\.(localhost|local|internal))$/.test(literal)
  return isNamedPrivate || (isIP(literal) !== 0 && isPrivateAddress(literal)) ? 'private' : null
}

/** The message of an error and those of its causes, among which is why `requestOutbound` refused an address. */
export function errorMessagesOf(error: unknown): readonly string[] {
  return error instanceof Error ? [error.message, ...errorMessagesOf(error.cause)] : []
}
