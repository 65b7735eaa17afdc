// Settings of single sign-on of a tenant.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { changesOf } from '../../platform/audit/changes'
import { API_PREFIX } from '../../platform/contract/spec'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { CLIENT_SECRET } from '../../platform/secrets/encryptedColumns'
import { openSecret, sealSecret } from '../../platform/secrets/envelope'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { pageAddress, pagePaths } from '../../platform/http/pagePaths'
import { publicAddress } from '../../platform/http/publicAddress'
import { recordChanged } from '../../platform/realtime/sql'
import { requireUserGroups } from '../user-group/public'
import type { Services } from '../services'
import { recordNameOf, recordValueOf } from './challenge'
import { randomCode } from './codes'
import { followDomains, selectProofs, type Proof } from './domainSql'
import { singleSignOnText } from './messages'
import { forgetProvider } from './knownProviders'
import { discover, requireOwnIssuer, type ProviderClient } from './provider'
import {
  deleteSettings,
  insertSettings,
  replaceGroups,
  selectSettings,
  updateSettings,
  type Settings,
  type SettingsFields,
} from './sql'

type Edit = components['schemas']['SingleSignOnEdit']
type Reply = components['schemas']['SingleSignOnReply']['data']

const CODE_LENGTH = 12
const TOKEN_LENGTH = 16

/** Where providers post that a person has signed out, followed by the code of the tenant. */
export const LOGOUT_PATH = `${API_PREFIX}/single-sign-on/logout`

export const redirectUriOf = (config: Services['config']): string => `${publicAddress(config)}/sso/callback`

export async function getSettings(services: Services, tenantId: string): Promise<Reply> {
  return inTenant(services.db, tenantId, (tx) => read(services, tenantId, tx))
}

/**
 * @throws AppError 400 at the field, and at `issuer` when the provider does not answer; 404 for a foreign group; 409 when
 * the version is stale
 */
export async function editSettings(services: Services, tenantId: string, edit: Edit, actor: Actor): Promise<Reply> {
  const before = await inTenant(services.db, tenantId, async (tx) => {
    await requireUserGroups(tenantId, tx, groupsOf(edit.groups ?? []))
    return selectSettings(tenantId, tx)
  })
  const fields = fieldsOf(services, tenantId, edit, before)
  // Outside of the transaction, because the provider may be slow.
  const client = clientOf(services, { ...fields, tenantId })
  if (fields.enabled) await discover(services.config, client)
  forgetProvider(services.config, client)
  return inTenant(services.db, tenantId, async (tx) => {
    await requireUserGroups(tenantId, tx, groupsOf(edit.groups ?? []))
    await store(tenantId, tx, edit, fields)
    await followDomains(tenantId, tx, fields.domains, () => randomCode(TOKEN_LENGTH))
    if (edit.groups) await replaceGroups(tenantId, tx, edit.groups)
    const settings = await selectSettings(tenantId, tx)
    if (settings?.enabled && settings.provenDomains.length === 0) {
      throw fieldError('domains', singleSignOnText('proofNeeded'))
    }
    const details = {
      ...changesOf(before ? recordedOf(before) : {}, settings ? recordedOf(settings) : {}),
      ...(edit.clientSecret !== undefined && { secret: 'changed' }),
    }
    await recordAudit(tenantId, tx, { ...actor, action: 'single-sign-on.edit', target: fields.issuer, details })
    await recordChanged(tenantId, tx, 'SingleSignOn', tenantId)
    return read(services, tenantId, tx)
  })
}

/** @throws AppError 404 */
export async function removeSettings(services: Services, tenantId: string, actor: Actor): Promise<void> {
  await inTenant(services.db, tenantId, async (tx) => {
    const settings = await selectSettings(tenantId, tx)
    if (!settings || !(await deleteSettings(tenantId, tx))) throw notFound(singleSignOnText('notFound'))
    await recordAudit(tenantId, tx, { ...actor, action: 'single-sign-on.delete', target: settings.issuer })
    await recordChanged(tenantId, tx, 'SingleSignOn', tenantId)
  })
}

/** What the provider knows this server by. */
export const clientOf = (
  { config }: Pick<Services, 'config'>,
  {
    tenantId,
    issuer,
    application,
    clientSecret,
  }: Pick<Settings, 'tenantId' | 'issuer' | 'application' | 'clientSecret'>,
): ProviderClient => ({
  issuer,
  application,
  clientSecret: clientSecret ? openSecret(config, CLIENT_SECRET, tenantId, clientSecret)?.toString() : undefined,
})

async function store(tenantId: string, tx: Tx, { version }: Edit, fields: SettingsFields): Promise<void> {
  if (version === undefined) {
    if (await insertSettings(tenantId, tx, randomCode(CODE_LENGTH), fields)) return
    throw conflict(singleSignOnText('changedElsewhere'))
  }
  if (await updateSettings(tenantId, tx, version, fields)) return
  throw await staleVersion(tx, 'single_sign_on', undefined, singleSignOnText('changedElsewhere'))
}

// oxlint-disable-next-line complexity -- one default for each setting that an edit leaves out
function fieldsOf(services: Services, tenantId: string, edit: Edit, before: Settings | undefined): SettingsFields {
  const issuer = edit.issuer ?? before?.issuer
  const application = edit.application ?? before?.application
  if (issuer === undefined) throw fieldError('issuer', singleSignOnText('needed'))
  if (application === undefined) throw fieldError('application', singleSignOnText('needed'))
  const fields: SettingsFields = {
    issuer: issuer.replace(/\/$/, ''),
    application,
    clientSecret:
      edit.clientSecret === undefined
        ? (before?.clientSecret ?? null)
        : sealSecret(services.config, CLIENT_SECRET, tenantId, Buffer.from(edit.clientSecret)),
    domains: edit.domains ?? before?.domains ?? [],
    groupsClaim: edit.groupsClaim ?? before?.groupsClaim ?? 'groups',
    enabled: edit.enabled ?? before?.enabled ?? false,
    passwordsDisabled: edit.passwordsDisabled ?? before?.passwordsDisabled ?? false,
    createsUsers: edit.createsUsers ?? before?.createsUsers ?? false,
    trustsUnverifiedEmail: edit.trustsUnverifiedEmail ?? before?.trustsUnverifiedEmail ?? false,
  }
  if (!URL.canParse(fields.issuer)) throw fieldError('issuer', singleSignOnText('issuerInvalid'))
  requireOwnIssuer(new URL(fields.issuer))
  if (fields.enabled && fields.domains.length === 0) throw fieldError('domains', singleSignOnText('domainsNeeded'))
  if (fields.passwordsDisabled && !fields.enabled) {
    throw fieldError('passwordsDisabled', singleSignOnText('enabledFirst'))
  }
  return fields
}

const groupsOf = (groups: readonly { groupId: string }[]): string[] => [
  ...new Set(groups.map(({ groupId }) => groupId)),
]

async function read({ config }: Services, tenantId: string, tx: Tx): Promise<Reply> {
  const settings = await selectSettings(tenantId, tx)
  const proofs = await selectProofs(tenantId, tx)
  return {
    settings: settings ? { ...settings, hasSecret: settings.clientSecret !== null } : null,
    proofs: proofs.map(shownProof),
    redirectUri: redirectUriOf(config),
    signInUrl: settings ? pageAddress(config, pagePaths.singleSignOn(settings.code)) : null,
    logoutUrl: settings ? logoutUrlOf(config, settings.code) : null,
    origins: [...config.OIDC_ORIGINS],
  }
}

const logoutUrlOf = (config: Services['config'], code: string): string =>
  `${publicAddress(config)}${LOGOUT_PATH}/${code}`

const shownProof = ({ domain, token, isProven, mailedTo }: Proof): Reply['proofs'][number] => ({
  domain,
  isProven,
  recordName: recordNameOf(domain),
  recordValue: recordValueOf(token),
  mailedTo: isProven ? null : mailedTo,
})

const recordedOf = ({ domains, groups, ...settings }: Settings) => ({
  issuer: settings.issuer,
  application: settings.application,
  enabled: settings.enabled,
  passwordsDisabled: settings.passwordsDisabled,
  createsUsers: settings.createsUsers,
  trustsUnverifiedEmail: settings.trustsUnverifiedEmail,
  domains: domains.join(', '),
  groups: groups
    .map(({ value }) => value)
    .join(', ')
    .slice(0, 1000),
})
