// Details that a tenant edits itself, and its package with usage and invoices.
import { hasSecondFactor } from '../../platform/identity/secondFactorSql'
import { changesOf } from '../../platform/audit/changes'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError, type AppError } from '../../platform/core/errors'
import { selectSubscription } from '../../records/quota/sql'
import { readUsage } from '../../records/quota/usage'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { removePublicFiles } from '../../records/pictures/publicFiles'
import { deletePublicFile, publicFileExists } from '../../records/pictures/sql'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { organisationText } from './messages'
import {
  countSecondFactors,
  selectOrganisation,
  summariseInvoices,
  updateOrganisation,
  type OrganisationFields,
} from './sql'

type Organisation = components['schemas']['Organisation']

export async function readOrganisation(tenantId: string, tx: Tx): Promise<Organisation> {
  const subscription = await selectSubscription(tenantId, tx)
  return {
    ...(await selectOrganisation(tenantId, tx)),
    ...(subscription && { package: subscription }),
    usage: await readUsage(tenantId, tx),
    secondFactors: await countSecondFactors(tenantId, tx),
    invoices: await summariseInvoices(tenantId, tx),
  }
}

/** @throws AppError 400 for a logo of another tenant or a site that is no origin, 409 when `version` is stale */
export async function editOrganisation(
  services: Pick<Services, 'db' | 'storage'>,
  tenantId: string,
  version: number,
  asked: OrganisationFields,
  actor: Actor,
): Promise<Organisation> {
  const { embeddingSites } = asked
  const fields = { ...asked, ...(embeddingSites && { embeddingSites: embeddingSites.map(originOf) }) }
  const { after, replaced } = await inTenant(services.db, tenantId, async (tx) => {
    const before = await selectOrganisation(tenantId, tx)
    if (fields.logoId && !(await publicFileExists(tenantId, tx, fields.logoId, 'logo'))) {
      throw fieldError('logoId', organisationText('logoNotFound'))
    }
    if (fields.requireSecondFactor && actor.actorId !== null && !(await hasSecondFactor(tx, actor.actorId)))
      throw ownFactorMissing()
    if (!(await updateOrganisation(tenantId, tx, version, fields))) {
      throw await staleVersion(tx, 'tenant', tenantId, organisationText('changedElsewhere'))
    }
    const replaced = fields.logoId !== undefined && fields.logoId !== before.logoId ? before.logoId : null
    if (replaced) await deletePublicFile(tx, replaced)
    const { logoId, ...texts } = fields
    const details = { ...changesOf(before, texts), ...(logoId !== undefined && { logo: logoId !== null }) }
    await recordAudit(tenantId, tx, { ...actor, action: 'organisation.edit', target: before.name, details })
    await recordChanged(tenantId, tx, 'Organisation', tenantId)
    // Sessions contain the name of the tenant.
    if (fields.name !== undefined || fields.requireSecondFactor !== undefined) {
      await recordChanged(tenantId, tx, 'Session')
    }
    return { after: await readOrganisation(tenantId, tx), replaced }
  })
  if (replaced) await removePublicFiles(services, [replaced])
  return after
}

/** A tenant root who requires two-factor authentication without having it would lock themselves out of the setting. */
function ownFactorMissing(): AppError {
  const message = organisationText('ownSecondFactorMissing')
  return conflict(message, [{ field: 'requireSecondFactor', message }])
}

/** The origin of a site. @throws AppError 400 unless it is one with https */
function originOf(site: string): string {
  const url = URL.canParse(site) ? new URL(site) : undefined
  // A policy would take a star for any host.
  const isOrigin = url?.protocol === 'https:' && `${url.origin}/` === url.href && /^[\w.-]+$/.test(url.hostname)
  if (!url || !isOrigin) throw fieldError('embeddingSites', organisationText('noOrigin', { site }))
  return url.origin
}
