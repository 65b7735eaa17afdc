// Whether somebody whom the provider names may sign in, and as whom. Changes nothing, so that a test of the settings shows it too.
import type { Message } from '../../platform/core/messages'
import { asPlatform } from '../../platform/db/tenancy'
import type { Services } from '../services'
import { singleSignOnText } from './messages'
import type { Claims, UnknownGroups } from './provider'
import { selectPersonByEmail, selectPersonBySubject, type Person, type Settings } from './sql'

export type Verdict =
  | { outcome: 'opens'; person: Person }
  | { outcome: 'creates'; email: string; name: string }
  | { outcome: 'refused'; reason: Message }

const MAX_NAME = 120

export async function judge({ db }: Services, settings: Settings, claims: Claims): Promise<Verdict> {
  const { tenantId, issuer } = settings
  const known = await asPlatform(db, (tx) => selectPersonBySubject(tenantId, tx, issuer, claims.subject))
  if (known) return opening(known)
  const { email } = claims
  if (email === undefined || claims.emailVerified === 'no') return refused(singleSignOnText('noEmail'))
  if (claims.emailVerified === 'unknown' && !settings.trustsUnverifiedEmail) {
    return refused(singleSignOnText('verificationUnknown'))
  }
  if (!isOfProvenDomain(settings, email)) return refused(singleSignOnText('otherDomain'))
  const person = await asPlatform(db, (tx) => selectPersonByEmail(tx, issuer, email))
  if (!person && settings.createsUsers) {
    return { outcome: 'creates', email, name: (claims.name ?? email).slice(0, MAX_NAME) }
  }
  // The same reason for nobody and for people of another tenant.
  if (person?.tenantId !== tenantId) return refused(singleSignOnText('noAccount'))
  // Otherwise an e-mail address that the provider gives to somebody else would open the account. The same identity is that of a
  // sign-in at the same time.
  if (person.subject !== null && person.subject !== claims.subject) return refused(singleSignOnText('otherIdentity'))
  return opening(person)
}

export const isOfProvenDomain = ({ provenDomains }: Settings, email: string): boolean =>
  provenDomains.includes(email.split('@').at(-1) ?? '')

/** The user groups of a person by the groups at the provider; undefined for who keeps those of before. */
export function wantedGroups(settings: Settings, userType: string, { groups }: Claims): string[] | undefined {
  // Roots have all permissions, and clients take none.
  if (userType === 'tenant-root' || userType === 'tenant-client') return undefined
  if (!Array.isArray(groups)) return undefined
  const wanted = settings.groups.filter(({ value }) => groups.includes(value)).map(({ groupId }) => groupId)
  return [...new Set(wanted)]
}

/** Why the groups at the provider are unknown; undefined where they are known. */
export const unknownGroupsOf = ({ groups }: Claims): UnknownGroups | undefined =>
  Array.isArray(groups) ? undefined : groups.unknown

const opening = (person: Person): Verdict =>
  person.isDisabled ? refused(singleSignOnText('accountDisabled')) : { outcome: 'opens', person }

const refused = (reason: Message): Verdict => ({ outcome: 'refused', reason })
