// What a tenant may say of itself, and what it is told about its package.
import { recordAudit, type Actor } from '../../audit/sql'
import type { components } from '../../contract/contract.gen'
import { conflict, fieldError } from '../../core/errors'
import { selectSubscription } from '../../quota/sql'
import { readUsage } from '../../quota/usage'
import { recordChanged } from '../../realtime/sql'
import type { Services } from '../services'
import { removePublicFiles } from '../../pictures/publicFiles'
import { deletePublicFile, publicFileExists } from '../../pictures/sql'
import { inTenant, type Tx } from '../../db/tenancy'
import { selectOrganisation, summariseInvoices, updateOrganisation, type OrganisationFields } from './sql'

type Organisation = components['schemas']['Organisation']

export async function readOrganisation(tenantId: string, tx: Tx): Promise<Organisation> {
  const subscription = await selectSubscription(tenantId, tx)
  return {
    ...(await selectOrganisation(tenantId, tx)),
    ...(subscription && { package: subscription }),
    usage: await readUsage(tenantId, tx),
    invoices: await summariseInvoices(tenantId, tx),
  }
}

/** @throws AppError 400 for a logo that is not the tenant's own, 409 when `version` is stale */
export async function editOrganisation(
  services: Pick<Services, 'db' | 'config'>,
  tenantId: string,
  version: number,
  fields: OrganisationFields,
  actor: Actor,
): Promise<Organisation> {
  const { after, replaced } = await inTenant(services.db, tenantId, async (tx) => {
    const before = await selectOrganisation(tenantId, tx)
    if (fields.logoId && !(await publicFileExists(tenantId, tx, fields.logoId, 'logo'))) {
      throw fieldError('logoId', 'Logo not found. Upload it again.')
    }
    if (!(await updateOrganisation(tenantId, tx, version, fields))) {
      throw conflict('Somebody else changed these details meanwhile. Read them again before you save.')
    }
    const replaced = fields.logoId !== undefined && fields.logoId !== before.logoId ? before.logoId : null
    if (replaced) await deletePublicFile(tx, replaced)
    const details = { fields: Object.keys(fields).join(', ') }
    await recordAudit(tenantId, tx, { ...actor, action: 'organisation.edit', target: before.name, details })
    await recordChanged(tenantId, tx, 'Organisation', tenantId)
    // The session of every user carries the name.
    if (fields.name !== undefined) await recordChanged(tenantId, tx, 'Session')
    return { after: await readOrganisation(tenantId, tx), replaced }
  })
  if (replaced) await removePublicFiles(services, [replaced])
  return after
}
