// Recognises addresses on private networks. A browser of an organisation reaches other machines there than the server does.
import { BlockList, isIP } from 'node:net'

/** Loopback, link-local and private addresses, and those of carriers behind NAT. */
const PRIVATE = new BlockList()
PRIVATE.addSubnet('0.0.0.0', 8, 'ipv4')
PRIVATE.addSubnet('10.0.0.0', 8, 'ipv4')
PRIVATE.addSubnet('100.64.0.0', 10, 'ipv4')
PRIVATE.addSubnet('127.0.0.0', 8, 'ipv4')
PRIVATE.addSubnet('169.254.0.0', 16, 'ipv4')
PRIVATE.addSubnet('172.16.0.0', 12, 'ipv4')
PRIVATE.addSubnet('192.168.0.0', 16, 'ipv4')
PRIVATE.addSubnet('::', 127, 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/** Endings of names that are never public (RFC 6761, RFC 6762, RFC 8375 and common use). */
const PRIVATE_ENDINGS = ['localhost', 'local', 'internal', 'intranet', 'lan', 'corp', 'home', 'home.arpa', 'private']

/**
 * Whether a host is on a private network by its address or its name. Names are not looked up: the answer would be that of the
 * server's network, and could change.
 * @param hostname as in `URL.hostname`, which writes every form of an IPv4 address with dots
 */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(address)
  if (version !== 0) return PRIVATE.check(address, version === 4 ? 'ipv4' : 'ipv6')
  const name = hostname.toLowerCase()
  return !name.includes('.') || PRIVATE_ENDINGS.some((ending) => name.endsWith(`.${ending}`))
}
