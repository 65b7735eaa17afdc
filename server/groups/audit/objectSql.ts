// The records that entries of the audit log are about, so that the app can link to those that still exist.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import type { AuditEntry } from './sql'

type AuditObject = components['schemas']['AuditObject']

/** Details that identify the record of an entry; the first that an entry has counts. */
const TENANT_IDS = ['layerId', 'flightId', 'missionId', 'baseLayerId', 'locationId', 'userGroupId', 'userId'] as const
const PLATFORM_IDS = ['packageId'] as const

/** Adds the records that exist to entries of a tenant. */
export async function withObjectsOfTenant(tenantId: string, tx: Tx, entries: AuditEntry[]): Promise<AuditEntry[]> {
  const ids = idsOf(entries, TENANT_IDS)
  if (ids.length === 0) return entries
  const existing = sql`tenant_id = ${tenantId} and deleted_at is null and id = any(${ids}::uuid[])`
  const { rows } = await sql<FoundRow>`
    select 'mission' as kind, id, null::uuid as "missionId" from mission where ${existing}
    union all
    select 'layer', l.id, l.mission_id from layer l join mission m on m.id = l.mission_id
     where l.tenant_id = ${tenantId} and l.deleted_at is null and m.deleted_at is null and l.id = any(${ids}::uuid[])
    union all
    select 'flight', f.id, f.mission_id from flight f join mission m on m.id = f.mission_id
     where f.tenant_id = ${tenantId} and f.deleted_at is null and m.deleted_at is null and f.id = any(${ids}::uuid[])
    union all select 'base-layer', id, null from base_layer where ${existing}
    union all select 'location', id, null from location where ${existing}
    union all select 'user', id, null from app_user where ${existing}
    union all select 'user-group', id, null from user_group where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
    `.execute(tx)
  return linked(entries, TENANT_IDS, rows)
}

/** Adds the tenants and packages that exist to entries that a super-admin reads. */
export async function withObjectsOfPlatform(tx: Tx, entries: AuditEntry[]): Promise<AuditEntry[]> {
  const tenantIds = entries.filter(isAboutTenant).flatMap(({ tenant }) => (tenant._id === null ? [] : [tenant._id]))
  const { rows } = await sql<FoundRow>`
    select 'tenant' as kind, id, null::uuid as "missionId" from tenant
     where deleted_at is null and id = any(${tenantIds}::uuid[])
    union all select 'package', id, null from package where id = any(${idsOf(entries, PLATFORM_IDS)}::uuid[])
    `.execute(tx)
  return linked(entries, PLATFORM_IDS, rows)
}

interface FoundRow {
  kind: AuditObject['kind']
  id: string
  missionId: string | null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isAboutTenant = ({ action }: AuditEntry): boolean => action.startsWith('tenant.')

function idOf(entry: AuditEntry, names: readonly string[]): string | undefined {
  const id = names.map((name) => entry.details[name]).find((value) => typeof value === 'string' && UUID.test(value))
  return typeof id === 'string' ? id : undefined
}

const idsOf = (entries: AuditEntry[], names: readonly string[]): string[] => [
  ...new Set(entries.flatMap((entry) => idOf(entry, names) ?? [])),
]

function linked(entries: AuditEntry[], names: readonly string[], rows: FoundRow[]): AuditEntry[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return entries.map((entry) => {
    const id = idOf(entry, names) ?? (isAboutTenant(entry) ? entry.tenant._id : null)
    const found = id === null ? undefined : byId.get(id)
    if (!found) return entry
    const { kind, missionId } = found
    return { ...entry, object: { kind, _id: found.id, ...(missionId !== null && { missionId }) } }
  })
}
