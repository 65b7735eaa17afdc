// Addresses of callers, and the networks that limits count them by.
import { isIP, isIPv6 } from 'node:net'

/**
 * The address in a text that may have a port, brackets or a zone, such as an entry of X-Forwarded-For: `192.0.2.7:51234` and
 * `[2001:db8::1]:443` have ports. IPv4 in IPv6 (`::ffff:192.0.2.7`) is IPv4.
 * @returns undefined when there is none
 */
export function addressIn(text: string): string | undefined {
  const trimmed = text.trim().replace(/^"(.*)"$/, '$1')
  const bare =
    /^\[([^\]]+)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(trimmed)?.[1] ?? trimmed
  const address = bare.replace(/%[^%]*$/, '')
  if (isIP(address) === 0) return undefined
  return isIPv6(address) ? (mappedIn(address) ?? shortest(address)) : address
}

/**
 * A header X-Forwarded-For with addresses only: proxies may add ports, which differ for each connection. What is no address is
 * `unknown`, so that a caller behind such a proxy has one name.
 */
export const forwardedAddresses = (header: string): string =>
  header
    .split(',')
    .map((entry) => addressIn(entry) ?? 'unknown')
    .join(', ')

/**
 * What one caller has: an IPv4 address, or the /64 of an IPv6 address, of which a caller can use any.
 * @returns the text itself when it is no address
 */
export function networkOf(text: string): string {
  const address = addressIn(text)
  if (address === undefined) return text
  return isIPv6(address)
    ? `${shortest(
        `${groupsOf(address)
          .slice(0, 4)
          .map((group) => group.toString(16))
          .join(':')}::`,
      )}/64`
    : address
}

/** The IPv4 address of `::ffff:0:0/96`; undefined for others. */
function mappedIn(address: string): string | undefined {
  const groups = groupsOf(address)
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return undefined
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
}

/** The spelling of RFC 5952. */
const shortest = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1)

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [before = '', after] = shortest(address).split('::')
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  const head = read(before)
  const tail = read(after ?? '')
  const missing = after === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array.from({ length: missing }, () => 0), ...tail]
}
