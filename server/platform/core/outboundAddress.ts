// Which addresses requests to receivers of tenants may reach: public ones only, so that a tenant cannot use the server to reach
// machines of its network or its own services (SSRF). The operator permits single hosts.
import { lookup, Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { catalogue } from './messages'
import { MessageError } from './messageError'

const LOOKUP_MS = 3000

const outboundText = catalogue('outbound', {
  notAnAddress: 'Enter an address such as https://hooks.example.com/aerie',
  notAHost: '{host} is not a host name or an IP address',
  notHttps: 'Use https. http is only for hosts that the operator permits with WEBHOOK_PRIVATE_HOSTS.',
  credentials: 'Remove the user name and password from the address',
  port: 'Port {port} is not allowed. Use 443, or a port from 1024.',
  privateAddress:
    '{host} is at {address}, which is not a public address. The operator of this installation can permit the host with WEBHOOK_PRIVATE_HOSTS.',
  privateName:
    '{host} is not a public name. The operator of this installation can permit it with WEBHOOK_PRIVATE_HOSTS.',
  ownAddress: '{host} is this installation itself. Enter the address of your receiver.',
  notFound: 'No address was found for the name {host}. Check its spelling and its DNS records.',
  lookupFailed: 'The name {host} could not be looked up',
})

/** The request was not sent. */
export class RefusedAddress extends MessageError {}

/** The name has no address now. It may have one at another time. */
export class UnknownHost extends MessageError {}

export interface ResolvedAddress {
  address: string
  family: 4 | 6
}

export type ResolveName = (name: string) => Promise<ResolvedAddress[]>

export interface OutboundRules {
  /** Hosts, or hosts with port, in lower case: may be private and use http. */
  permitted: readonly string[]
  /** Host names of this installation. */
  own: readonly string[]
  /** Replaces DNS. */
  resolve?: ResolveName
}

/** What is not for the public internet (IANA special-purpose registries). */
const SPECIAL_IPV4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])
/** All public unicast addresses begin with 001. Loopback, mapped IPv4, NAT64, private and multicast ones do not. */
const GLOBAL_IPV6 = blockList('ipv6', [['2000::', 3]])
/** Within it: protocols with embedded IPv4 addresses (Teredo, 6to4), and documentation. */
const SPECIAL_IPV6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])
const PRIVATE_ENDINGS = ['localhost', 'local', 'internal', 'intranet', 'lan', 'corp', 'home', 'home.arpa', 'private']

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !SPECIAL_IPV4.check(address, 'ipv4')
  return version === 6 && GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6')
}

/**
 * Checks an address and looks its name up. The caller connects to the result and to nothing else, because the name may lead
 * elsewhere at the next look-up (DNS rebinding).
 * @throws RefusedAddress, UnknownHost
 */
export async function resolveOutbound(text: string, rules: OutboundRules): Promise<{ url: URL; at: ResolvedAddress }> {
  const url = parsed(text)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return { url, at: await resolve(url.hostname, port, rules, url.protocol === 'https:') }
}

/**
 * As `resolveOutbound`, for a connection that is not HTTP. It may be without TLS.
 * @param host a name or an IP address
 * @throws RefusedAddress, UnknownHost
 */
export async function resolveOutboundHost(host: string, port: number, rules: OutboundRules): Promise<ResolvedAddress> {
  const text = `https://${isIP(host) === 6 ? `[${host}]` : host}:${port}`
  const url = URL.canParse(text) ? new URL(text) : undefined
  // What follows the host of a URL does not belong into a host.
  if (!url || url.pathname !== '/' || url.username !== '') throw new RefusedAddress(outboundText('notAHost', { host }))
  return resolve(url.hostname, String(port), rules, true)
}

async function resolve(
  host: string,
  port: string,
  rules: OutboundRules,
  isAllowedWithoutPermit: boolean,
): Promise<ResolvedAddress> {
  const bare = host.replace(/^\[|\]$/g, '')
  const isPermitted = rules.permitted.includes(host) || rules.permitted.includes(`${host}:${port}`)
  if (!isPermitted) {
    requirePublicForm(host, rules)
    if (!isAllowedWithoutPermit) throw new RefusedAddress(outboundText('notHttps'))
    if (port !== '443' && Number(port) < 1024) throw new RefusedAddress(outboundText('port', { port }))
  }
  const found = await addressesOf(bare, rules.resolve ?? (isPermitted ? resolveBySystem : resolveByDns))
  const [first] = found
  if (!first) throw new UnknownHost(outboundText('notFound', { host: bare }))
  if (isPermitted) return first
  const own = ownAddresses()
  for (const { address } of found) {
    if (!isPublicAddress(address)) throw new RefusedAddress(outboundText('privateAddress', { host: bare, address }))
    if (own.has(address)) throw new RefusedAddress(outboundText('ownAddress', { host: bare }))
  }
  return first
}

function parsed(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new RefusedAddress(outboundText('notAnAddress'))
  }
  if (url.username !== '' || url.password !== '') throw new RefusedAddress(outboundText('credentials'))
  return url
}

/** What can be told without a look-up. */
function requirePublicForm(hostname: string, { own }: OutboundRules): void {
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  const name = hostname.replace(/\.$/, '')
  if (own.includes(name)) throw new RefusedAddress(outboundText('ownAddress', { host: name }))
  if (isName && (!name.includes('.') || PRIVATE_ENDINGS.some((ending) => name.endsWith(`.${ending}`)))) {
    throw new RefusedAddress(outboundText('privateName', { host: name }))
  }
}

async function addressesOf(host: string, resolve: ResolveName): Promise<ResolvedAddress[]> {
  const version = isIP(host)
  if (version !== 0) return [{ address: host, family: version === 4 ? 4 : 6 }]
  try {
    return await resolve(host)
  } catch (cause) {
    throw new UnknownHost(outboundText('lookupFailed', { host }), { cause })
  }
}

/**
 * By the DNS servers, without the threads of the process, which slow servers of a tenant would occupy. IPv4 first: not every
 * host has a way to IPv6 addresses.
 */
async function resolveByDns(name: string): Promise<ResolvedAddress[]> {
  const resolver = new Resolver({ timeout: LOOKUP_MS, tries: 1 })
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const found: ResolvedAddress[] = []
  if (v4.status === 'fulfilled') found.push(...v4.value.map((address) => ({ address, family: 4 as const })))
  if (v6.status === 'fulfilled') found.push(...v6.value.map((address) => ({ address, family: 6 as const })))
  if (found.length === 0 && v4.status === 'rejected' && !isWithoutAddress(v4.reason)) throw v4.reason
  return found
}

const isWithoutAddress = (error: unknown): boolean =>
  ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')

/** As the system does, for hosts of the operator: also by /etc/hosts. */
async function resolveBySystem(name: string): Promise<ResolvedAddress[]> {
  const found = await lookup(name, { all: true })
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
}

const ownAddresses = (): Set<string> =>
  new Set(
    Object.values(networkInterfaces())
      .flat()
      .map((entry) => entry?.address ?? ''),
  )

function blockList(family: 'ipv4' | 'ipv6', subnets: readonly [string, number][]): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, family)
  return list
}
