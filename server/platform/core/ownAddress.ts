import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

const ANY: readonly string[] = ['0.0.0.0', '::']

/** Origin of a server that listens on this host: at the first address of the machine if it listens on all of them. */
export function ownAddress(host: string, port: number): string {
  const name = ANY.includes(host) ? machineAddress() : host
  return `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`
}

function machineAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const outside = all.find(({ family, internal }) => family === 'IPv4' && !internal)
  return outside?.address ?? '127.0.0.1'
}
