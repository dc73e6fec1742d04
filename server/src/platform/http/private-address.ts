import { BlockList, isIP } from 'node:net'

/**
 * Whether an IP address is reserved: loopback, private, link-local, shared, multicast, or an IPv6 form of one. Of IPv6
 * only global unicast addresses are public: forms of IPv4 addresses may stand in any other range.
 */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  // A zone, such as `%eth0`, belongs to an address of a link.
  if (version === 0 || address.includes('%')) return true
  if (version === 4) return RESERVED_IPV4.check(address, 'ipv4')
  return !GLOBAL_IPV6.check(address, 'ipv6') || RESERVED_IPV6.check(address, 'ipv6')
}

// Two lists: in a single one, the network of mapped addresses would cover every IPv4 address.
const RESERVED_IPV4 = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  // Relays of 6to4, which pass on to IPv4 addresses within IPv6.
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  add(RESERVED_IPV4, network, 'ipv4')

const GLOBAL_IPV6 = new BlockList()
add(GLOBAL_IPV6, '2000::/3', 'ipv6')

const RESERVED_IPV6 = new BlockList()
for (const network of [
  // Of protocols: tunnels (Teredo, 6to4), benchmarks, examples.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
])
  add(RESERVED_IPV6, network, 'ipv6')

function add(list: BlockList, network: string, family: 'ipv4' | 'ipv6'): void {
  const slash = network.lastIndexOf('/')
  list.addSubnet(network.slice(0, slash), Number(network.slice(slash + 1)), family)
}
