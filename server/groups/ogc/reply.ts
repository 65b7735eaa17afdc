// Documents of open standards.
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A link of OGC API (OGC 19-072, section 8.5) and of STAC. */
export interface Link {
  href: string
  rel: string
  type?: string
  title?: string
  templated?: boolean
}

/** Documents differ by the rights of the caller, so that no cache may share them. */
export function sendDocument(reply: FastifyReply, content: object, type: string): Readable {
  void reply.type(type).header('cache-control', 'private, no-cache')
  return Readable.from([JSON.stringify(content)])
}

/** The parameters of an address, without those that are undefined. */
export function queryText(query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}
