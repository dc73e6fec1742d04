import type { FastifyRequest } from 'fastify'
import { BlockList, isIP } from 'node:net'

/**
 * Where links lead that open an account: under PUBLIC_URL. Without it, under the host that the request names, but only
 * if that is one of the own machine or network. Anybody can name any host in a request, and a public one would carry
 * the token in somebody else's letter to a stranger's server. Null: there is no such place.
 */
export function linkOriginOf(
  { protocol, host, hostname }: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>,
  publicUrl: string | undefined,
): string | null {
  if (publicUrl !== undefined) return publicUrl
  return isOfOwnNetwork(hostname.replace(/^\[|\]$/g, '')) ? `${protocol}://${host}` : null
}

/** Names without a dot and those ending in .local and the like are given out within a network only. */
function isOfOwnNetwork(hostname: string): boolean {
  const version = isIP(hostname)
  if (version !== 0) return PRIVATE.check(hostname, version === 4 ? 'ipv4' : 'ipv6')
  return /^[a-z0-9-]+(\.(localhost|local|lan|internal|home\.arpa))?$/i.test(hostname)
}

const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4')
PRIVATE.addAddress('::1', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')
