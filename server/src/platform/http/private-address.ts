import { BlockList, isIP } from 'node:net'

/** Whether an IP address is reserved: loopback, private, link-local, shared, multicast, or an IPv6 form of one. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return true
  return version === 4 ? RESERVED_IPV4.check(address, 'ipv4') : RESERVED_IPV6.check(address, 'ipv6')
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
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  add(RESERVED_IPV4, network, 'ipv4')

const RESERVED_IPV6 = new BlockList()
for (const network of [
  '::/127',
  // IPv4 addresses within IPv6: mapped, translated (NAT64) and tunnelled (6to4, Teredo).
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001::/32',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
])
  add(RESERVED_IPV6, network, 'ipv6')

function add(list: BlockList, network: string, family: 'ipv4' | 'ipv6'): void {
  const slash = network.lastIndexOf('/')
  list.addSubnet(network.slice(0, slash), Number(network.slice(slash + 1)), family)
}
