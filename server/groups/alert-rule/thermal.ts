// Thermal photos whose hottest pixel exceeds the threshold of a rule.
import { sql } from 'kysely'
import type { Tx } from '../../db/tenancy'
import { insertMark } from './checkSql'
import { raiseByRule } from './raise'
import { selectEnabledRules } from './sql'

interface HotPhoto {
  name: string
  missionId: string
  flightId: string | null
  takenAt: Date | null
  lat: number | null
  long: number | null
  max: number
}

export async function checkThermalPhoto(tenantId: string, tx: Tx, photoId: string): Promise<undefined> {
  const photo = await selectPhoto(tenantId, tx, photoId)
  if (!photo) return
  const { name, missionId, flightId, takenAt, lat, long, max } = photo
  for (const rule of await selectEnabledRules(tenantId, tx, ['thermal_above'], missionId)) {
    const isAbove = rule.degrees !== null && max > rule.degrees
    if (!isAbove || !(await insertMark(tenantId, tx, rule.id, photoId))) continue
    await raiseByRule(tenantId, tx, rule, { id: photoId, name }, [`${max.toFixed(1)} °C`, `> ${rule.degrees} °C`], {
      missionId,
      ...(flightId !== null && { flightId }),
      // The clock of a camera may be wrong.
      ...(takenAt && takenAt <= new Date() && { occurredAt: takenAt }),
      ...(lat !== null && long !== null && { position: { lat, long } }),
    })
  }
}

async function selectPhoto(tenantId: string, tx: Tx, photoId: string): Promise<HotPhoto | undefined> {
  const { rows } = await sql<HotPhoto>`
    select f.name, f.mission_id as "missionId", fl.id as "flightId", f.taken_at as "takenAt", f.lat, f.long, t.max
      from thermal_photo t
      join mission_file f on f.id = t.id and f.deleted_at is null
      left join flight fl on fl.id = f.flight_id and fl.deleted_at is null
     where t.tenant_id = ${tenantId} and t.id = ${photoId} and t.max is not null`.execute(tx)
  return rows[0]
}
