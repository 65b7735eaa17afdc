// Licences that have expired, or soon will, of pilots who are assigned to a flight that is not over.
import { sql } from 'kysely'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import type { Services } from '../services'
import { insertMark } from './checkSql'
import { eachRule } from './eachRule'
import { raiseByRule, type RuleEvent } from './raise'
import { selectEnabledRules } from './sql'

interface ExpiredLicence {
  missionId: string
  flightId: string
  flightName: string
  pilotId: string
  pilot: string
  licence: string
  expiresOn: string
}

/** Of all tenants. An alert is raised once for a licence and a flight. */
export async function checkLicences({ db }: Pick<Services, 'db'>): Promise<void> {
  const tenants = await asPlatform(db, (tx) =>
    tx
      .selectFrom('alert_rule')
      .select('tenant_id')
      .distinct()
      .where('kind', '=', 'licence_expired')
      .where('is_enabled', '=', true)
      .execute(),
  )
  for (const { tenant_id: tenantId } of tenants) {
    await inTenant(db, tenantId, (tx) => checkLicencesOf(tenantId, tx))
  }
}

async function checkLicencesOf(tenantId: string, tx: Tx): Promise<void> {
  await eachRule(await selectEnabledRules(tenantId, tx, ['licence_expired'], undefined), async (rule) => {
    for (const found of await selectExpired(tenantId, tx, rule.days ?? 0, rule.missionId)) {
      if (rule.pausedAt) break
      const { flightId, pilotId, licence, expiresOn } = found
      const subject = `${flightId}/${pilotId}/${licence}/${expiresOn}`
      if (!(await insertMark(tenantId, tx, rule.id, subject))) continue
      await raiseByRule(tenantId, tx, rule, licenceEvent(found))
    }
  })
}

export function licenceEvent(found: ExpiredLicence): RuleEvent {
  const { missionId, flightId, flightName, pilotId, pilot, licence, expiresOn } = found
  const subject = { id: `${flightId}/${pilotId}`, name: pilot }
  return { subject, facts: [flightName, licence, expiresOn], alert: { missionId, flightId } }
}

export async function selectExpired(
  tenantId: string,
  tx: Tx,
  days: number,
  missionId: string | null,
): Promise<ExpiredLicence[]> {
  const { rows } = await sql<ExpiredLicence>`
    select f.mission_id as "missionId", f.id as "flightId", f.name as "flightName", p.id as "pilotId",
           coalesce(u.name, p.name) as pilot, n.kind as licence, n.expires_on::text as "expiresOn"
      from pilot_licence n
      join pilot p on p.id = n.pilot_id and p.deleted_at is null
      left join app_user u on u.id = p.user_id and u.deleted_at is null
      join flight f on f.pilot_id = p.id and f.deleted_at is null and f.status not in ('landed', 'aborted')
      join mission m on m.id = f.mission_id and m.deleted_at is null and m.status not in ('completed', 'cancelled')
     where n.tenant_id = ${tenantId} and f.tenant_id = ${tenantId}
       and n.expires_on < (now() at time zone 'UTC')::date + ${days}::int
       and (${missionId}::uuid is null or f.mission_id = ${missionId}::uuid)
     order by f.id, n.position limit 1000`.execute(tx)
  return rows
}
