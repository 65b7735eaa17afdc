// A sign-in that only shows what the provider sends and what would follow. It changes nothing and opens no session.
import type { components } from '../../platform/contract/contract.gen'
import { AppError, badRequest, notFound } from '../../platform/core/errors'
import { render, type Message } from '../../platform/core/messages'
import { inTenant } from '../../platform/db/tenancy'
import { checkQuota } from '../../records/quota/usage'
import type { Services } from '../services'
import { isOfProvenDomain, judge, unknownGroupsOf, wantedGroups, type Verdict } from './judge'
import { singleSignOnText } from './messages'
import { detailOf, discover, redeem, type Claims, type Pending } from './provider'
import { clientOf, redirectUriOf } from './service'
import type { Answer } from './signIn'
import { selectGroupNames, selectGroupNamesOf, selectSettings, type Settings } from './sql'

type Result = components['schemas']['SingleSignOnTestReply']['data']

const MAX_TEXT = 300
const MAX_GROUPS = 200

/** The settings, also while single sign-on is off. @throws AppError 404 */
export async function requireSettings({ db }: Services, tenantId: string): Promise<Settings> {
  const settings = await inTenant(db, tenantId, (tx) => selectSettings(tenantId, tx))
  if (!settings) throw notFound(singleSignOnText('notFound'))
  return settings
}

/** @throws AppError 400 with what is wrong at the provider or with its answer, 404 */
export async function finishTest(
  services: Services,
  { tenantId, pending, answer }: { tenantId: string; pending: Pending; answer: Answer },
  language: string,
): Promise<Result> {
  const settings = await requireSettings(services, tenantId)
  if (answer.error === 'access_denied') throw badRequest(singleSignOnText('cancelled'))
  if (answer.error !== undefined) throw badRequest(singleSignOnText('testFailed', { reason: answer.error }))
  const provider = await discover(services.config, clientOf(services, settings))
  const url = new URL(redirectUriOf(services.config))
  url.search = new URLSearchParams({ ...answer }).toString()
  const claims = await redeem(provider, url, pending, settings.groupsClaim).catch((error: unknown) => {
    throw badRequest(singleSignOnText('testFailed', { reason: detailOf((error as Error).cause) }))
  })
  const verdict = await withSeat(services, tenantId, await judge(services, settings, claims))
  return shown(services, settings, claims, verdict, language)
}

/** Refuses also who would be created without a free seat. */
async function withSeat({ db }: Services, tenantId: string, verdict: Verdict): Promise<Verdict> {
  if (verdict.outcome !== 'creates') return verdict
  try {
    await inTenant(db, tenantId, (tx) => checkQuota(tenantId, tx, 'users', 1))
    return verdict
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { outcome: 'refused', reason: error.text }
  }
}

async function shown(
  { db }: Services,
  settings: Settings,
  claims: Claims,
  verdict: Verdict,
  language: string,
): Promise<Result> {
  const { tenantId } = settings
  const userType = verdict.outcome === 'opens' ? verdict.person.userType : 'tenant-user'
  const wanted = verdict.outcome === 'refused' ? [] : (wantedGroups(settings, userType, claims) ?? 'as before')
  const groups = Array.isArray(claims.groups) ? claims.groups : []
  const text = (reason: Message): string => render(reason, language)
  return {
    subject: claims.subject.slice(0, MAX_TEXT),
    email: claims.email?.slice(0, MAX_TEXT) ?? null,
    isEmailVerified: claims.emailVerified === 'yes',
    name: claims.name?.slice(0, MAX_TEXT) ?? null,
    groups: groups.slice(0, MAX_GROUPS).map((group) => group.slice(0, MAX_GROUPS)),
    isDomainProven: claims.email !== undefined && isOfProvenDomain(settings, claims.email),
    unknownGroups: unknownGroupsOf(claims) ?? null,
    userGroups: await inTenant(db, tenantId, async (tx) => {
      if (wanted !== 'as before') return selectGroupNames(tenantId, tx, wanted)
      return verdict.outcome === 'opens' ? selectGroupNamesOf(tenantId, tx, verdict.person.id) : []
    }),
    outcome: verdict.outcome,
    reason: verdict.outcome === 'refused' ? text(verdict.reason) : null,
  }
}
