// The DNS record by which an organisation proves a domain.
import { Resolver } from 'node:dns/promises'

export type TxtResolver = Pick<Resolver, 'resolveTxt'>

const LOOK_UP = { timeout: 2_000, tries: 2 }

export const createResolver = (): Resolver => new Resolver(LOOK_UP)

export const recordNameOf = (domain: string): string => `_aerie-challenge.${domain}`

export const recordValueOf = (token: string): string => `aerie-domain=${token}`

type Found = 'found' | 'missing' | 'noAnswer'

/** Whether the TXT record with the token exists, among other ones. */
export async function findRecord(resolver: TxtResolver, domain: string, token: string): Promise<Found> {
  try {
    const records = await resolver.resolveTxt(recordNameOf(domain))
    return records.some((parts) => parts.join('').trim() === recordValueOf(token)) ? 'found' : 'missing'
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? '') ? 'missing' : 'noAnswer'
  }
}
