import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { publicUrl } from '../../records/pictures/publicFiles'
import type { Tx } from '../../platform/db/tenancy'

type Organisation = components['schemas']['Organisation']
export type OrganisationFields = Omit<components['schemas']['OrganisationEdit'], 'version'>
export type OrganisationDetails = Omit<Organisation, 'package' | 'usage' | 'invoices' | 'secondFactors'>

/** Details that the tenant edits itself. */
export async function selectOrganisation(tenantId: string, tx: Tx): Promise<OrganisationDetails> {
  const row = await tx
    .selectFrom('tenant')
    .select([
      'id',
      'name',
      'address',
      'contact_email',
      'billing_email',
      'contact_phone',
      'tax_id',
      'logo_id',
      'require_second_factor',
      'embedding_sites',
      'version',
    ])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return {
    _id: row.id,
    name: row.name,
    address: row.address,
    contactEmail: row.contact_email,
    billingEmail: row.billing_email,
    contactPhone: row.contact_phone,
    taxId: row.tax_id,
    logo: row.logo_id && publicUrl(row.logo_id),
    logoId: row.logo_id,
    requireSecondFactor: row.require_second_factor,
    embeddingSites: row.embedding_sites,
    version: row.version,
  }
}

/** @returns false when `version` is stale */
export async function updateOrganisation(
  tenantId: string,
  tx: Tx,
  version: number,
  fields: OrganisationFields,
): Promise<boolean> {
  const {
    name,
    address,
    contactEmail,
    billingEmail,
    contactPhone,
    taxId,
    logoId,
    requireSecondFactor,
    embeddingSites,
  } = fields
  const row = await tx
    .updateTable('tenant')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(name !== undefined && { name: name.trim() }),
      ...(address !== undefined && { address }),
      ...(contactEmail !== undefined && { contact_email: contactEmail }),
      ...(billingEmail !== undefined && { billing_email: billingEmail }),
      ...(contactPhone !== undefined && { contact_phone: contactPhone }),
      ...(taxId !== undefined && { tax_id: taxId }),
      ...(logoId !== undefined && { logo_id: logoId }),
      ...(requireSecondFactor !== undefined && { require_second_factor: requireSecondFactor }),
      ...(embeddingSites !== undefined && { embedding_sites: embeddingSites }),
    }))
    .where('id', '=', tenantId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** People who can sign in, and how many of them use two-factor authentication. */
export async function countSecondFactors(tenantId: string, tx: Tx): Promise<Organisation['secondFactors']> {
  return tx
    .selectFrom('app_user as u')
    .select([
      sql<number>`count(*)::int`.as('users'),
      sql<number>`(count(*) filter (where has_second_factor(u.id)))::int`.as('withSecondFactor'),
    ])
    .where('u.tenant_id', '=', tenantId)
    .where('u.deleted_at', 'is', null)
    .where('u.disabled_at', 'is', null)
    .where('u.has_joined', '=', true)
    .executeTakeFirstOrThrow()
}

export async function summariseInvoices(tenantId: string, tx: Tx): Promise<Organisation['invoices']> {
  const row = await tx
    .selectFrom('invoice')
    .select([sql<number>`count(*)::int`.as('total'), sql<Date | null>`max(issued_at)`.as('lastAt')])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return { total: row.total, lastAt: row.lastAt?.toISOString() ?? null }
}
