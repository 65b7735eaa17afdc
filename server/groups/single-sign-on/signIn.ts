// Sign-in at the identity provider of a tenant. Whoever the provider names is signed in only as a person of that tenant.
import { recordAudit } from '../../platform/audit/sql'
import { badRequest, isUniqueViolation } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import { rememberAddress } from '../../platform/identity/limits'
import { requireQuota } from '../../records/quota/usage'
import { recordChanged } from '../../platform/realtime/sql'
import { openSession, type SignedIn, type SignInOrigin } from '../auth/public'
import type { Services } from '../services'
import { singleSignOnText } from './messages'
import { judge, unknownGroupsOf, wantedGroups } from './judge'
import { knownProvider } from './knownProviders'
import { redeem, withFreshKeys, type Claims, type Pending } from './provider'
import { clientOf, redirectUriOf } from './service'
import { connectIdentity, followGroups, insertPerson, selectEnabled, type Person, type Settings } from './sql'

/** What the provider sent back. */
export interface Answer {
  state: string
  code?: string
  iss?: string
  error?: string
}

/** @returns the new session. @throws AppError 400 with the reason */
export async function finishSignIn(
  services: Services,
  { tenantId, pending, answer }: { tenantId: string; pending: Pending; answer: Answer },
  from: SignInOrigin,
): Promise<SignedIn> {
  const settings = await asPlatform(services.db, (tx) => selectEnabled(tx, { tenantId }))
  if (!settings) throw badRequest(singleSignOnText('unknownAddress'))
  if (answer.error !== undefined || answer.code === undefined) {
    throw badRequest(singleSignOnText(answer.error === 'access_denied' ? 'cancelled' : 'providerRefused'))
  }
  const client = clientOf(services, settings)
  const provider = withFreshKeys(services.config, client, await knownProvider(services.config, client))
  const url = new URL(redirectUriOf(services.config))
  url.search = new URLSearchParams({ ...answer }).toString()
  const claims = await redeem(provider, url, pending, settings.groupsClaim)
  const person = await personOf(services, settings, claims, from)
  // First, so that the groups of somebody else do not follow.
  await connect(services, settings, claims, { person, from })
  await inTenant(services.db, tenantId, (tx) => follow(settings, tx, person, claims))
  const unknown = settings.groups.length > 0 ? unknownGroupsOf(claims) : undefined
  if (unknown) {
    services.log.warn(
      { tenantId, userId: person.id, reason: unknown },
      'single sign-on: the groups of a person are unknown',
    )
  }
  return asPlatform(services.db, async (tx) => {
    await rememberAddress(tx, person, from.address)
    await recordAudit(tenantId, tx, {
      actorId: person.id,
      actorName: person.name,
      address: from.address,
      action: 'session.start',
      target: person.email,
      details: { provider: settings.issuer, ...(unknown && { unknownGroups: unknown }) },
    })
    const ofProvider = { issuer: settings.issuer, session: claims.session }
    return openSession(tx, person, { from, method: 'single-sign-on', provider: ofProvider })
  })
}

async function personOf(services: Services, settings: Settings, claims: Claims, from: SignInOrigin): Promise<Person> {
  let verdict = await judge(services, settings, claims)
  if (verdict.outcome === 'creates') {
    await createPerson(services, settings, { email: verdict.email, name: verdict.name }, from)
    verdict = await judge(services, settings, claims)
  }
  if (verdict.outcome === 'opens') return verdict.person
  const reason = verdict.outcome === 'refused' ? verdict.reason : singleSignOnText('noAccount')
  throw await rejected(services, settings, claims, from, reason)
}

/** @throws AppError 400 when another identity with the same e-mail address was first, at the same moment */
async function connect(
  services: Services,
  settings: Settings,
  claims: Claims,
  { person, from }: { person: Person; from: SignInOrigin },
): Promise<void> {
  const { issuer, tenantId } = settings
  try {
    const { subject } = claims
    await asPlatform(services.db, async (tx) => {
      if (!(await connectIdentity(tenantId, tx, { issuer, subject, userId: person.id }))) return
      await recordAudit(tenantId, tx, {
        actorId: person.id,
        actorName: person.name,
        address: from.address,
        action: 'single-sign-on.connect',
        target: person.email,
        details: { provider: issuer, subject, verified: claims.emailVerified },
      })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw await rejected(services, settings, claims, from, singleSignOnText('otherIdentity'))
  }
}

/** Does nothing when somebody has the e-mail address, also in a concurrent sign-in. @throws AppError 402 without a seat */
async function createPerson(
  services: Services,
  { tenantId, issuer }: Settings,
  person: { name: string; email: string },
  { address }: SignInOrigin,
): Promise<void> {
  try {
    await inTenant(services.db, tenantId, async (tx) => {
      await requireQuota(tenantId, tx, 'users', 1)
      const id = await insertPerson(tenantId, tx, person)
      const actor = { actorId: id, actorName: person.name, address }
      await recordAudit(tenantId, tx, {
        ...actor,
        action: 'user.create',
        target: person.email,
        details: { userId: id, provider: issuer },
      })
      await recordChanged(tenantId, tx, 'User', id)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

async function follow(settings: Settings, tx: Tx, person: Person, claims: Claims): Promise<void> {
  const wanted = wantedGroups(settings, person.userType, claims)
  if (!wanted) return
  const managed = settings.groups.map(({ groupId }) => groupId)
  if (!(await followGroups(settings.tenantId, tx, person.id, { managed, wanted }))) return
  await recordChanged(settings.tenantId, tx, 'User', person.id)
  await recordChanged(settings.tenantId, tx, 'Session', person.id)
}

/** Records a rejected sign-in. @returns the error to throw */
async function rejected(
  services: Services,
  { tenantId, issuer }: Settings,
  { email, subject }: Claims,
  from: SignInOrigin,
  reason: Message,
): Promise<Error> {
  await asPlatform(services.db, (tx) =>
    recordAudit(tenantId, tx, {
      actorId: null,
      actorName: '',
      address: from.address,
      action: 'session.reject',
      target: email ?? subject,
      details: { provider: issuer, reason: reason.code, browser: from.userAgent.slice(0, 200) },
    }),
  )
  return badRequest(reason)
}
