import { normalizeIP } from '@fastify/rate-limit'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/**
 * Computes the client address of requests that Fastify does not handle, such as handshakes of sockets. It agrees with
 * Fastify's `request.ip` under the same `trustProxy`; of IPv6 it is the network, as in the limits of HTTP (LIMIT-2).
 */
export function createClientAddress(
  trustProxy: boolean | readonly string[],
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const isTrusted = trustOf(trustProxy)
  return ({ headers, socket }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
    const hops = [socket.remoteAddress ?? '', ...forwarded.reverse().map((address) => address.trim())]
    const known = hops.filter((address) => address !== '')
    const client = known.find((address, hop) => !isTrusted(address, hop)) ?? known.at(-1) ?? ''
    return isIP(client) === 0 ? client : normalizeIP(client)
  }
}

/** `true` trusts one proxy only, so that a client cannot choose its address by sending X-Forwarded-For itself. */
function trustOf(trustProxy: boolean | readonly string[]): (address: string, hop: number) => boolean {
  if (trustProxy === true) return (_address, hop) => hop === 0
  const networks = new BlockList()
  for (const network of trustProxy === false ? [] : trustProxy) {
    const [address = '', bits] = network.trim().split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) networks.addAddress(address, family)
    else networks.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && networks.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
}
