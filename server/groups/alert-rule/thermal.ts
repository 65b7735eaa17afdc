// Thermal photos whose hottest pixel exceeds the threshold of a rule.
import { sql } from 'kysely'
import type { Tx } from '../../db/tenancy'
import { zoneOffset } from '../../telemetry/zone'
import { insertMark } from './checkSql'
import { isInHours, type Hours } from './hours'
import { raiseByRule } from './raise'
import { selectEnabledRules } from './sql'

interface HotPhoto {
  name: string
  missionId: string
  flightId: string | null
  takenAt: Date | null
  /** `takenAt` is the clock of the camera in an unknown zone, as if it were UTC. */
  isLocalTime: boolean
  lat: number | null
  long: number | null
  max: number
}

export async function checkThermalPhoto(tenantId: string, tx: Tx, photoId: string): Promise<undefined> {
  const photo = await selectPhoto(tenantId, tx, photoId)
  if (!photo) return
  const { name, missionId, flightId, lat, long, max } = photo
  for (const rule of await selectEnabledRules(tenantId, tx, ['thermal_above'], missionId)) {
    const occurredAt = timeOf(photo, rule.hours)
    const isAbove = rule.degrees !== null && max > rule.degrees && isInHours(rule.hours, occurredAt ?? new Date())
    if (!isAbove || !(await insertMark(tenantId, tx, rule.id, photoId))) continue
    await raiseByRule(tenantId, tx, rule, { id: photoId, name }, [`${max.toFixed(1)} °C`, `> ${rule.degrees} °C`], {
      missionId,
      ...(flightId !== null && { flightId }),
      ...(occurredAt && { occurredAt }),
      ...(lat !== null && long !== null && { position: { lat, long } }),
    })
  }
}

/** Undefined for a photo without a time, or from the future: the clock of a camera may be wrong. */
function timeOf({ takenAt, isLocalTime }: HotPhoto, hours: Hours | null): Date | undefined {
  if (!takenAt) return undefined
  const local = takenAt.getTime()
  // Cameras whose zone is unknown are taken to be in that of the rule.
  const time = isLocalTime && hours ? new Date(local - zoneOffset(hours.timeZone, local)) : takenAt
  return time <= new Date() ? time : undefined
}

async function selectPhoto(tenantId: string, tx: Tx, photoId: string): Promise<HotPhoto | undefined> {
  const { rows } = await sql<HotPhoto>`
    select f.name, f.mission_id as "missionId", fl.id as "flightId", f.taken_at as "takenAt", coalesce(p.is_local_time, false) as "isLocalTime",
           f.lat, f.long, t.max
      from thermal_photo t
      join mission_file f on f.id = t.id and f.deleted_at is null
      left join mission_photo p on p.file_id = f.id
      left join flight fl on fl.id = f.flight_id and fl.deleted_at is null
     where t.tenant_id = ${tenantId} and t.id = ${photoId} and t.max is not null`.execute(tx)
  return rows[0]
}
